/** What somebody has written on the page and not sent: nothing may take it away from under their hands. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Weak, and by chance alone more than a handful. */
const touched = new Set<WeakRef<HTMLElement>>();

const isText = (type: string) => !/^(checkbox|radio|range|button|submit|reset|image)$/.test(type);

/** Words that are searched for are no work, and stand in the address of what they find. */
const isSearch = (field: Field) =>
  field.type === "search" || field.closest("form, [role=search]")?.role === "search";

function holdsWork(element: HTMLElement): boolean {
  if (!element.isConnected) return false;
  if (element.isContentEditable) return element.textContent?.trim() !== "";
  const field = element as Field;
  if (isSearch(field)) return false;
  // A tick or a choice outside a form is a filter or a switch, which is done when it is made.
  const isWritten =
    field.tagName === "TEXTAREA" || (field.tagName === "INPUT" && isText(field.type));
  return isWritten ? field.value.trim() !== "" : field.closest("form") !== null;
}

/** Whether something written or chosen by hand stands in a field of the page. */
export function hasTyped(): boolean {
  for (const one of touched) {
    const element = one.deref();
    if (element && holdsWork(element)) return true;
    if (!element?.isConnected) touched.delete(one);
  }
  return false;
}

/** Begins to remember which fields are written in; what stands in one by now may be somebody's words too. */
export function watchTyping(): void {
  const known = new WeakSet<EventTarget>();
  const note = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || known.has(target)) return;
    known.add(target);
    touched.add(new WeakRef(target));
  };
  for (const field of document.querySelectorAll<Field>("input, textarea"))
    if (isText(field.type) && field.type !== "hidden") note(field);
  window.addEventListener("input", ({ target }) => note(target), { capture: true, passive: true });
}
