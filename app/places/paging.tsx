import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import { type Filters, writeListQuery } from "#contract/list-filters.ts";
import styles from "./paging.module.css";

type PagingProps = { path: string; filters: Filters; page: number; pages: number };

/** Previous, 'Page X of Y', Next; links, so that every page has its address. */
export function Paging({ path, filters, page, pages }: PagingProps) {
  const addressOfPage = (wanted: number) => path + writeListQuery(filters, wanted);
  return (
    <nav className={styles.paging} aria-label={m.list_pages()}>
      {page > 1 ? (
        <Link to={addressOfPage(page - 1)} rel="prev" className={styles.step} prefetch="intent">
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
        <Link to={addressOfPage(page + 1)} rel="next" className={styles.step} prefetch="intent">
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
