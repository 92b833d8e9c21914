import { readLanguage } from "#contract/languages.ts";
import { type FormAtRest, placesPicked } from "./forms-at-rest.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const written = /^(?!password|file|hidden|submit|button|fieldset|output)/;
const isField = (element: Element): element is Field =>
  "name" in element && "type" in element && written.test(String(element.type));

/** The field's own way to take a value: React's, which knows the value that it set last, would hear of no change. */
function setValue(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, value);
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** A choice is made as by hand; what lies in a part of the form that is folded opens it. @returns whether it is another */
function restoreField(field: Field, values: string[]): boolean {
  if (/^(radio|checkbox)$/.test(field.type)) {
    const box = field as HTMLInputElement;
    const isChosen = values.includes(box.value);
    if (isChosen === box.checked || (box.type === "radio" && !isChosen)) return false;
    box.click();
    return true;
  }
  const value = values.shift();
  if (value === undefined || value === field.value) return false;
  setValue(field, value);
  return true;
}

/**
 * Puts back what stood in the forms of the same page in another language: the first of an address in the first that has it,
 * for a plan that is still on its way brings forms of its own. Nothing changes where nothing was typed.
 */
export function restoreForms(kept: readonly FormAtRest[]): void {
  const waiting = [...kept];
  for (const form of document.forms) {
    const address = readLanguage(form.getAttribute("action") ?? "").path;
    const at = waiting.findIndex(({ action }) => action === address);
    const [{ fields } = { fields: null }] = at < 0 ? [] : waiting.splice(at, 1);
    if (!fields) continue;
    const valuesOf = (name: string) =>
      fields.filter(([of]) => of === name).map(([, value]) => value);
    const left = new Map(fields.map(([name]) => [name, valuesOf(name)]));
    for (const field of [...form.elements].filter(isField)) {
      if (!field.name || !restoreField(field, left.get(field.name) ?? [])) continue;
      for (
        let part = field.closest("details");
        part;
        part = part.parentElement?.closest("details") ?? null
      )
        part.open = true;
    }
    form.dispatchEvent(new CustomEvent(placesPicked, { detail: valuesOf }));
  }
}
