import { useEffect, useEffectEvent } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/**
 * Keys of a tab, by name ("j", "/", "Escape"): never while somebody types (but for Escape), never
 * with a modifier, never under an open dialog.
 */
export function useKeys(handlers: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const handler = handlers[key.length === 1 ? key.toLowerCase() : key];
    if (!handler || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return;
    if (isTyping(event.target) && key !== "Escape") return;
    if (document.querySelector("[role=dialog]")) return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** The neighbour of the selected row, the first when none is; stays at the ends. */
export function findNeighbour<Id>(ids: readonly Id[], current: Id | null, by: 1 | -1): Id | null {
  if (ids.length === 0) return null;
  const at = current === null ? -1 : ids.indexOf(current);
  if (at === -1) return ids[0] ?? null;
  return ids[Math.min(Math.max(at + by, 0), ids.length - 1)] ?? null;
}
