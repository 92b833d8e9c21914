import type { Ref } from "react";
import { m } from "#app/paraglide/messages.js";
import { IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./list.module.css";

/** The search of a list; Enter leaves it for what was found, Escape empties it, then leaves it. */
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
          if (event.key === "Enter") event.currentTarget.blur();
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
