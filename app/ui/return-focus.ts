import { useRef } from "react";

/**
 * A dialog begins at its heading. Gives the focus back to what had it when a dialog opened: Radix does so for its own trigger alone,
 * and ours are opened from anywhere. Whoever pressed something else meanwhile keeps that.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  const keepOpener = () => {
    opener.current = document.activeElement;
  };
  return {
    /** For a dialog that chooses itself where it begins. */
    keepOpener,
    onOpenAutoFocus(event: Event) {
      keepOpener();
      // One hears first what has opened; and on a phone no keyboard comes up unasked.
      const heading = (event.target as Element).querySelector<HTMLElement>("[data-title]");
      if (!heading) return;
      event.preventDefault();
      heading.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const { activeElement } = document;
      const free = !activeElement || activeElement === document.body;
      const inside = activeElement?.closest('[role="dialog"]');
      if ((free || inside) && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
