import { readLanguage } from "#contract/languages.ts";

/** What stood in a form: `fields` as it would have sent them, null where it asks for a password or a code. */
export type FormAtRest = { action: string; fields: [name: string, value: string][] | null };

/** All forms of the page as they stand, for `restoreForms`. */
export const readForms = (): FormAtRest[] =>
  [...document.forms].map((form) => ({
    action: readLanguage(form.getAttribute("action") ?? "").path,
    fields: form.querySelector("[type=password],[autocomplete=one-time-code]")
      ? null
      : ([...new FormData(form)].filter(([, value]) => typeof value === "string") as [
          string,
          string,
        ][]),
  }));

/** Places that were picked by name (`place-picker.tsx`) are no field's value: the form is told, its pickers hear it. */
export const placesPicked = "places-picked";
