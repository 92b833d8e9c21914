import { useEffect, useRef, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import styles from "./search-bar.module.css";
import { SearchBox } from "./search-box.tsx";

/** Expands on click; collapses on a click outside when nothing is written in it. */
export function SearchBar() {
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const focusAfter = useFocusAfter();

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      const input = bar.current?.querySelector("input");
      if (bar.current?.contains(event.target as Node) || input?.value) return;
      setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  const collapse = () => {
    setOpen(false);
    focusAfter(() => opener.current);
  };

  return (
    <div className={styles.bar} data-open={open || undefined} ref={bar}>
      {open ? (
        <SearchBox autoFocus onLeave={collapse} onChosen={() => setOpen(false)} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: without a script it leads to the search page.
        <a
          href="/search"
          role="button"
          className={styles.opener}
          aria-label={m.search_open()}
          aria-expanded={false}
          ref={opener}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            setOpen(true);
          }}
          onKeyDown={(event) => {
            if (event.key !== " ") return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Icon name="search" />
          <span className={styles.word}>{m.search_open()}</span>
        </a>
      )}
    </div>
  );
}
