import { type ReactNode, type Ref, useEffect, useRef } from "react";
import type { Pages } from "#app/calls/use-pages.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./parts.module.css";

/** The heading of a tab, with what belongs to all of it. */
export function TabHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h2 className="h3">{title}</h2>
      {children && <div className={styles.tools}>{children}</div>}
    </header>
  );
}

/** One of several, with how many there are: filters that say what they will show. */
export function Chips<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly {
    value: NoInfer<Value>;
    label: string;
    count?: number | undefined;
    icon?: ReactNode;
  }[];
  onChange(value: NoInfer<Value>): void;
}) {
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label}
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}

export function SearchBox({
  value,
  onChange,
  label,
  ref,
}: {
  value: string;
  onChange(value: string): void;
  label: string;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <div className={styles.search}>
      <Icon name="search" size={18} />
      <input
        ref={ref}
        type="search"
        value={value}
        placeholder={label}
        aria-label={label}
        aria-keyshortcuts="/"
        maxLength={120}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          if (value) onChange("");
          else event.currentTarget.blur();
        }}
      />
      {value && (
        <IconButton
          name="close"
          label={m.desk_search_clear()}
          variant="plain"
          size={16}
          className={styles.clear ?? ""}
          onClick={() => onChange("")}
        />
      )}
    </div>
  );
}

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

/** A list and, beside it, what is open of it; on a small screen one over the other. */
export function Split({
  list,
  pane,
  open,
  onClose,
  paneLabel,
}: {
  list: ReactNode;
  pane: ReactNode;
  open: boolean;
  onClose(): void;
  paneLabel: string;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    // On a small screen the list has gone: what is open begins where the eye is.
    if (open && box && box.top < 0) ref.current?.scrollIntoView();
  }, [open]);
  return (
    <div ref={ref} className={styles.split} data-open={open || undefined}>
      <div className={styles.list}>{list}</div>
      <section className={styles.pane} aria-label={paneLabel}>
        {open && (
          <button type="button" className={styles.back} onClick={onClose}>
            <Icon name="arrow-left" size={18} />
            {m.desk_back()}
          </button>
        )}
        {pane}
      </section>
    </div>
  );
}

/** What the pane says while nothing is open. */
export function NothingOpen({ text }: { text: string }) {
  return (
    <div className={styles.nothing}>
      <svg viewBox="0 0 240 120" aria-hidden="true">
        <path d="M80 92a40 40 0 0 1 80 0z" className={styles.sun} />
        <path d="M8 92h224" className={styles.line} />
      </svg>
      <p className="muted">{text}</p>
    </div>
  );
}

export const rowClass = styles.row ?? "";
export const rowsClass = styles.rows ?? "";
export const badgeClass = styles.badge ?? "";
export const dotClass = styles.dot ?? "";
