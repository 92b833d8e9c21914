import { type FormEvent, type RefObject, useRef, useState } from "react";
import { type ReadRequest, readRequest } from "#app/desk/request-text/read-request.ts";
import { findToday } from "#app/ui/format-dates.ts";
import { readKnownPlaces } from "./known-places.ts";
import {
  blankEntry,
  type EntryField,
  type EntryValues,
  entryFields,
  mergeReading,
} from "./merge-reading.ts";

type Reading = { found: ReadRequest; left: EntryField[] };

/** Reads pasted texts into the fields of a form, and knows which of them a person wrote. */
export function useReading(form: RefObject<HTMLFormElement | null>) {
  const [reading, setReading] = useState<Reading | null>(null);
  const byHand = useRef(new Set<EntryField>());
  const filling = useRef(false);
  const latest = useRef("");
  const places = useRef<Promise<string[]> | null>(null);

  const controlOf = (name: EntryField) => {
    const control = form.current?.elements.namedItem(name);
    return control && "value" in control ? control : null;
  };

  function write(values: EntryValues) {
    filling.current = true;
    for (const name of entryFields) {
      const control = controlOf(name);
      if (!control || control.value === values[name]) continue;
      control.value = values[name];
      (control as unknown as HTMLElement).dispatchEvent(new Event("input", { bubbles: true }));
    }
    filling.current = false;
  }

  function put(found: ReadRequest, known: Partial<EntryValues>) {
    const typed = Object.fromEntries(
      [...byHand.current].map((name) => [name, controlOf(name)?.value ?? ""]),
    );
    const said = Object.fromEntries(Object.entries(known).filter(([, value]) => value));
    const { travelDate, isVague } = found;
    const when = isVague && { travelDate: "", travelMonth: travelDate.slice(0, 7) };
    const { values, left } = mergeReading(typed, { ...found, ...when, ...said });
    for (const name of [...byHand.current]) if (!left.includes(name)) byHand.current.delete(name);
    write(values);
    setReading({ found, left });
  }

  return {
    /** What was read last; null while nothing was. */
    reading,
    /** Beside the form's own: remembers what a person writes. */
    onInput({ target }: FormEvent<HTMLFormElement>) {
      const { name } = target as unknown as { name: string };
      const field = entryFields.find((one) => one === name);
      if (field && !filling.current) byHand.current.add(field);
    },
    /** Reads a text; `known` is surer than what it says. */
    read(text: string, known: Partial<EntryValues> = {}) {
      latest.current = text;
      put(readRequest(text, { today: findToday() }), known);
      places.current ??= readKnownPlaces();
      // The site's own names are surer than a guess; they may be on their way still.
      void places.current.then((names) => {
        // They could not be had: the next text asks again.
        if (names.length === 0) places.current = null;
        if (latest.current === text && names.length > 0)
          put(readRequest(text, { today: findToday(), places: names }), known);
      });
    },
    /** Forgets all of it, and empties the fields. */
    clear() {
      latest.current = "";
      byHand.current.clear();
      write(blankEntry);
      setReading(null);
    },
  };
}
