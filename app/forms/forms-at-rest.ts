import { readLanguage } from "#contract/languages.ts";

/**
 * What stood in a form: `names` of its elements, each behind its type and a space; `fields` as it would have sent
 * them, null where it asks for a password (looked at or not) or a code.
 */
export type FormAtRest = {
  action: string;
  names: string[];
  fields: [name: string, value: string][] | null;
};

/** All forms of the page as they stand, for `restoreForms`. */
export const readForms = (): FormAtRest[] =>
  [...document.forms].map((form) => ({
    action: readLanguage(form.getAttribute("action") ?? "").path,
    names: Array.from(
      form.elements as unknown as Iterable<HTMLInputElement>,
      ({ type, name }) => `${type} ${name}`,
    ),
    fields: form.querySelector("[type=password],[data-secret],[autocomplete=one-time-code]")
      ? null
      : ([...new FormData(form)].filter(([, value]) => typeof value === "string") as [
          string,
          string,
        ][]),
  }));

/** Places that were picked by name (`place-picker.tsx`) are no field's value: the form is told, its pickers hear it. */
export const placesPicked = "places-picked";
