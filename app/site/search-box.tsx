import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./search-box.module.css";

type SearchBoxProps = {
  autoFocus?: boolean;
  defaultValue?: string;
  /** Escape in an empty box. */
  onLeave?(): void;
  /** A search was asked for. */
  onChosen?(): void;
};

/** The input of the destination search with its clear button; asks `/search?q=` for the answer. */
export function SearchBox({ autoFocus, defaultValue = "", onLeave, onChosen }: SearchBoxProps) {
  const [query, setQuery] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  return (
    <Form
      action="/search"
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        if (!query.trim()) event.preventDefault();
        else onChosen?.();
      }}
    >
      <Icon name="search" className={styles.icon} />
      <input
        ref={input}
        type="search"
        name="q"
        className={styles.input}
        aria-label={m.search_label()}
        placeholder={m.search_placeholder()}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          if (query) setQuery("");
          else onLeave?.();
        }}
      />
      {query && (
        <button
          type="button"
          className={styles.clear}
          aria-label={m.search_clear()}
          onClick={() => {
            setQuery("");
            input.current?.focus();
          }}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </Form>
  );
}
