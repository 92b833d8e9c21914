import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Form, Link, useNavigate } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { nameKind } from "#app/search/kinds.ts";
import { openSearch } from "#app/search/open-search.ts";
import { useSuggestions } from "#app/search/use-suggestions.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ownAddress } from "#app/ui/language.ts";
import styles from "./search-box.module.css";

type SearchBoxProps = {
  autoFocus?: boolean;
  defaultValue?: string;
  /** Escape in an empty box. */
  onLeave?(): void;
  /** A search was asked for. */
  onChosen?(): void;
};

/**
 * The input of the destination search with its clear button, and what it finds under it: arrow keys
 * choose, Enter opens, or asks `/search?q=` for the whole answer. Without a script it is that form.
 */
export function SearchBox({ autoFocus, defaultValue = "", onLeave, onChosen }: SearchBoxProps) {
  const [query, setQuery] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const listId = useId();
  const found = useSuggestions(open ? query : "");
  const shown = open && found.length > 0;
  const chosen = shown ? found[active] : undefined;

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = () => {
    close();
    onChosen?.();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!shown) return;
      event.preventDefault();
      // One place more than there are results: the input itself, between the last and the first.
      const places = found.length + 1;
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(((((active + 1 + step) % places) + places) % places) - 1);
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      navigate(chosen.to);
      choose();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (shown) close();
      else if (query) setQuery("");
      else onLeave?.();
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears focus leave, not a gesture.
    <div
      className={styles.search}
      ref={box}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) close();
      }}
    >
      <Form
        action={ownAddress("/search")}
        role="search"
        className={styles.box}
        onSubmit={(event) => {
          if (!query.trim()) event.preventDefault();
          else choose();
        }}
      >
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          type="search"
          name="q"
          className={styles.input}
          role="combobox"
          aria-label={m.search_label()}
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${listId}-${active}` : undefined}
          placeholder={m.search_placeholder()}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          value={query}
          onFocus={() => void openSearch().catch(() => {})}
          onChange={(event) => {
            setQuery(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        {query && (
          <button
            type="button"
            className={styles.clear}
            aria-label={m.search_clear()}
            onClick={() => {
              setQuery("");
              close();
              input.current?.focus();
            }}
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </Form>
      <div
        id={listId}
        role="listbox"
        aria-label={m.search_results_label()}
        className={styles.list}
        hidden={!shown}
      >
        {shown &&
          found.map((entry, index) => (
            <Link
              key={entry.to}
              id={`${listId}-${index}`}
              to={entry.to}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.option}
              onPointerMove={() => setActive(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={choose}
            >
              <b>{entry.name}</b>
              <span>{entry.place}</span>
              <em>{nameKind(entry.kind)}</em>
            </Link>
          ))}
      </div>
      <span className="visually-hidden" role="status">
        {shown ? m.search_results_count({ count: found.length }) : ""}
      </span>
    </div>
  );
}
