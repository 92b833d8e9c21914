const fieldsKey = "site.language.fields";

/** The fields of a page's forms, but for what is secret. */
const listFields = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    "main form [name]:not([type=password],[type=hidden],[type=file])",
  ),
];
const isTick = ({ type }: HTMLInputElement) => /^(checkbox|radio)$/.test(type);

/** Before the same page is gone to in another language: what is typed and ticked, one field after another. */
export function keepFields(): void {
  const fields = listFields().map((one) => (isTick(one) ? one.checked : one.value));
  try {
    sessionStorage.setItem(fieldsKey, JSON.stringify(fields));
  } catch {
    // What is typed stays with the page that is left.
  }
}

/** As a person would: so that React hears of it, whose fields know what they were given. */
function type(field: HTMLInputElement, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  own?.set?.call(field, value);
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Puts what was kept into the same page's fields, once. Nothing where they are others. */
export function fillFields(): void {
  const kept = JSON.parse(sessionStorage.getItem(fieldsKey) ?? "[]") as (string | boolean)[];
  sessionStorage.removeItem(fieldsKey);
  const own = listFields();
  if (own.length !== kept.length) return;
  for (const [index, field] of own.entries()) {
    const value = kept[index] ?? "";
    if (isTick(field)) {
      if (field.checked !== value) field.click();
    } else if (field.value !== value) type(field, String(value));
  }
}
