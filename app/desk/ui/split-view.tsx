import { type ReactNode, useEffect, useRef } from "react";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./list.module.css";

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
