import { type FormAtRest, placesPicked, readForms } from "./forms-at-rest.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const written = /^(?!password|file|hidden|submit|button|fieldset|output)/;
const isField = (element: Element): element is Field =>
  "name" in element && "type" in element && written.test(String(element.type));

/** A list that sends nothing itself while something hidden is sent for it has its name beside (`where-field.tsx`). */
const nameOf = (field: Field) => field.name || field.dataset.name || "";

/** The names of the form's fields that one writes into or chooses from, each once, in their order. */
const listNames = ({ names }: FormAtRest): string[] => [
  ...new Set(
    names
      .filter((name) => written.test(name))
      .map((name) => name.slice(name.indexOf(" ") + 1))
      .filter(Boolean),
  ),
];

/** The field's own way to take a value: React's, which knows the value that it set last, would hear of no change. */
function setValue(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, value);
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** A choice is made as by hand; a list without what was chosen stays as it is. @returns whether it is another */
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
  if (field instanceof HTMLSelectElement && ![...field.options].some((one) => one.value === value))
    return false;
  setValue(field, value);
  return true;
}

function openFolds(field: Field): void {
  for (
    let part = field.closest("details");
    part;
    part = part.parentElement?.closest("details") ?? null
  )
    part.open = true;
}

/** Fields that the kept form did not have are nobody's answer: they stay. @returns whether anything is another */
function restoreFields(form: HTMLFormElement, kept: FormAtRest): boolean {
  const names = listNames(kept);
  const left = new Map(names.map((name) => [name, valuesOf(kept, name)]));
  let isChanged = false;
  for (const field of [...form.elements].filter(isField)) {
    const values = left.get(nameOf(field));
    if (!values || !restoreField(field, values)) continue;
    isChanged = true;
    openFolds(field);
  }
  return isChanged;
}

const valuesOf = ({ fields }: FormAtRest, name: string): string[] =>
  (fields ?? []).filter(([of]) => of === name).map(([, value]) => value);

/** The same fields. */
const isSame = (kept: FormAtRest, shown: FormAtRest): boolean =>
  listNames(kept).join() === listNames(shown).join();

/** The same address and fields, but for some that a choice brings, or a plan that is still on its way. */
function isPart(kept: FormAtRest, shown: FormAtRest): boolean {
  const [few = [], many = []] = [listNames(kept), listNames(shown)].sort(
    (one, other) => one.length - other.length,
  );
  return kept.action !== "" && few.length > 0 && few.every((name) => many.includes(name));
}

/** Each form of this page and what is kept of it: first those with the same fields, each kept one once. */
function pairForms(kept: readonly FormAtRest[]): [HTMLFormElement, FormAtRest][] {
  const waiting = [...kept];
  const shown = readForms();
  const pairs = new Map<HTMLFormElement, FormAtRest>();
  for (const belongs of [isSame, isPart])
    for (const [index, form] of [...document.forms].entries()) {
      const own = shown[index];
      if (!own || pairs.has(form)) continue;
      const at = waiting.findIndex((one) => one.action === own.action && belongs(one, own));
      const [one] = at < 0 ? [] : waiting.splice(at, 1);
      if (one) pairs.set(form, one);
    }
  return [...pairs].filter(([, { fields }]) => fields);
}

/**
 * Puts back what stood in the forms of the same page in another language. A form is the same by its address and the
 * names of its fields; one without an address by exactly these. Nothing changes where nothing was typed.
 */
export async function restoreForms(kept: readonly FormAtRest[]): Promise<void> {
  const pairs = pairForms(kept);
  const isChanged = pairs.map(([form, one]) => restoreFields(form, one)).includes(true);
  if (isChanged) {
    // A choice may have brought fields of its own.
    await new Promise((drawn) => setTimeout(drawn));
    for (const [form, one] of pairs) restoreFields(form, one);
  }
  for (const [form, one] of pairs)
    form.dispatchEvent(
      new CustomEvent(placesPicked, { detail: (name: string) => valuesOf(one, name) }),
    );
}
