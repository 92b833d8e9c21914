import { type ReactNode, useEffect, useRef } from "react";
import type { Pages } from "#app/calls/use-pages.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./list.module.css";

/** Grey rows where the real ones will stand. */
export function LoadingRows({ count = 6 }: { count?: number }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={m.admin_loading()}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}

/** The states of a list around its rows: on its way, failed, empty, and the way to more. */
export function ListBody<Row extends { id: string | number }>({
  list,
  empty,
  children,
}: {
  list: Pages<Row>;
  empty: { title: string; lede: string };
  children(rows: Row[]): ReactNode;
}) {
  if (list.fault && !list.rows)
    return (
      <EmptyList title={m.admin_load_failed()} lede={list.fault}>
        <Button size="small" onClick={() => void list.reload()}>
          {m.admin_retry()}
        </Button>
      </EmptyList>
    );
  if (!list.rows) return <LoadingRows />;
  if (list.rows.length === 0) return <EmptyList {...empty} />;
  return (
    <>
      {list.fault && (
        <p className={styles.stale} role="status">
          <Icon name="wifi-off" size={18} />
          {list.fault}
        </p>
      )}
      {children(list.rows)}
      {list.hasMore && <MoreRows busy={list.loadingMore} onMore={list.loadMore} />}
    </>
  );
}

/** Loads on when it comes near the view; a button for those who do not scroll. */
export function MoreRows({ busy, onMore }: { busy: boolean; onMore(): void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = ref.current;
    if (!target || busy) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore();
      },
      { rootMargin: "600px" },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [busy, onMore]);
  return (
    <div ref={ref} className={styles.more}>
      <Button variant="quiet" size="small" busy={busy} onClick={onMore}>
        {busy ? m.admin_loading() : m.desk_more()}
      </Button>
    </div>
  );
}

/** A fault of one thing, with the way to try again. */
export function Fault({ text, onRetry }: { text: string; onRetry(): void }) {
  return (
    <EmptyList title={m.admin_load_failed()} lede={text}>
      <Button size="small" onClick={onRetry}>
        {m.admin_retry()}
      </Button>
    </EmptyList>
  );
}
