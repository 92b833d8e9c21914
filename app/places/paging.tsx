import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import { type Filters, writeListQuery } from "#contract/content/list-filters.ts";
import styles from "./paging.module.css";

type PagingProps = { path: string; filters: Filters; page: number; pages: number };

type StepProps = { to: string; off: boolean; rel: string; children: ReactNode };

/** A way to another page of the list. Where there is none it stays the same link, and keeps the focus. */
function Step({ to, off, rel, children }: StepProps) {
  return (
    <Link
      to={to}
      rel={rel}
      className={styles.step}
      preventScrollReset
      aria-disabled={off || undefined}
      onClick={(event) => off && event.preventDefault()}
    >
      {children}
    </Link>
  );
}

/** Previous, 'Page X of Y', Next; links, so that every page has its address. */
export function Paging({ path, filters, page, pages }: PagingProps) {
  const addressOfPage = (wanted: number) => path + writeListQuery(filters, wanted);
  return (
    <nav className={styles.paging} aria-label={m.list_pages()}>
      <Step to={addressOfPage(Math.max(1, page - 1))} off={page <= 1} rel="prev">
        <Icon name="arrow-left" />
        {m.list_previous()}
      </Step>
      <p className="num" role="status">
        {m.list_page({ page, pages })}
      </p>
      <Step to={addressOfPage(Math.min(pages, page + 1))} off={page >= pages} rel="next">
        {m.list_next()}
        <Icon name="arrow-right" />
      </Step>
    </nav>
  );
}
