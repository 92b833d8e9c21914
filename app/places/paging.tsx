import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./paging.module.css";

type PagingProps = { path: string; page: number; pages: number };

const addressOfPage = (path: string, page: number) => (page === 1 ? path : `${path}?page=${page}`);

/** Previous, 'Page X of Y', Next; links, so that every page has its address. */
export function Paging({ path, page, pages }: PagingProps) {
  return (
    <nav className={styles.paging} aria-label={m.list_pages()}>
      {page > 1 ? (
        <Link
          to={addressOfPage(path, page - 1)}
          rel="prev"
          className={styles.step}
          prefetch="intent"
        >
          <Icon name="arrow-left" />
          {m.list_previous()}
        </Link>
      ) : (
        <button type="button" className={styles.step} disabled>
          <Icon name="arrow-left" />
          {m.list_previous()}
        </button>
      )}
      <p className="num" role="status">
        {m.list_page({ page, pages })}
      </p>
      {page < pages ? (
        <Link
          to={addressOfPage(path, page + 1)}
          rel="next"
          className={styles.step}
          prefetch="intent"
        >
          {m.list_next()}
          <Icon name="arrow-right" />
        </Link>
      ) : (
        <button type="button" className={styles.step} disabled>
          {m.list_next()}
          <Icon name="arrow-right" />
        </button>
      )}
    </nav>
  );
}
