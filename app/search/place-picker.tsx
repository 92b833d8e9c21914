import { useEffect, useId, useRef, useState } from "react";
import { placesPicked } from "#app/forms/forms-at-rest.ts";
import { m } from "#app/paraglide/messages.js";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { findPlaceNames, type PlaceName } from "./find-place-names.ts";
import styles from "./place-picker.module.css";

type PickerProps = {
  /** The form's field: an id each. Without a script names are typed into `<name>Names`. */
  name: string;
  label: string;
  chosen: readonly PlaceName[];
  listNames(): Promise<PlaceName[]>;
  hint?: string;
  error?: string | undefined;
  /** One place alone: another choice takes its place. */
  single?: boolean;
  /** Who holds the choice; the picker itself where nobody does. */
  onChosen?(chosen: readonly PlaceName[]): void;
};

const most = 6;

/** Searches places by name and holds those that were picked. */
export function PlacePicker({
  name,
  label,
  chosen: first,
  listNames,
  hint = m.plan_place_hint(),
  error,
  single = false,
  onChosen,
}: PickerProps) {
  const [own, setOwn] = useState(first);
  const chosen = onChosen ? first : own;
  const [names, setNames] = useState<PlaceName[] | null>(null);
  const [query, setQuery] = useState("");
  const input = useRef<HTMLDivElement>(null);
  const resultsId = useId();
  const found = names
    ? findPlaceNames(names, query, most).filter(({ id }) => !chosen.some((one) => one.id === id))
    : [];
  const focusInput = () => input.current?.querySelector("input")?.focus();
  const load = () => {
    if (!names) listNames().then(setNames, () => setNames(null));
  };
  // What was typed before the application woke is searched for too.
  useEffect(() => {
    const typed = input.current?.querySelector("input")?.value;
    if (!typed) return;
    setQuery(typed);
    load();
  }, []);
  // The same page in another language had these.
  useEffect(() => {
    const form = input.current?.closest("form");
    const take = async (event: Event) => {
      const ids = (event as CustomEvent<(of: string) => string[]>).detail(name);
      const known = ids.length > 0 ? await listNames() : [];
      if (known.length > 0) choose(known.filter(({ id }) => ids.includes(id)));
    };
    form?.addEventListener(placesPicked, take);
    return () => form?.removeEventListener(placesPicked, take);
  }, []);
  const choose = (next: readonly PlaceName[]) => {
    setOwn(next);
    onChosen?.(next);
  };
  const pick = (place: PlaceName) => {
    choose(single ? [place] : [...chosen, place]);
    setQuery("");
    focusInput();
  };
  return (
    <div className={styles.picker} ref={input}>
      <TextField
        label={label}
        hint={hint}
        error={error}
        icon="search"
        name={`${name}Names`}
        value={query}
        autoComplete="off"
        maxLength={300}
        onFocus={load}
        onChange={(event) => {
          load();
          setQuery(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !found[0]) return;
          event.preventDefault();
          pick(found[0]);
        }}
      />
      <p className="visually-hidden" role="status">
        {query && names ? m.plan_place_found({ count: found.length }) : ""}
      </p>
      {query && names && (
        <ul className={styles.found} id={resultsId}>
          {found.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                aria-label={`${place.name} ${place.where}`.trim()}
                onClick={() => pick(place)}
              >
                <Icon name="plus" size={18} />
                <b>{place.name}</b> <span>{place.where}</span>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={styles.none}>{m.plan_place_none()}</li>}
        </ul>
      )}
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((place) => (
            <li key={place.id}>
              <input type="hidden" name={name} value={place.id} />
              {place.name}
              <button
                type="button"
                aria-label={m.plan_place_drop({ name: place.name })}
                onClick={() => {
                  choose(chosen.filter((one) => one !== place));
                  focusInput();
                }}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
