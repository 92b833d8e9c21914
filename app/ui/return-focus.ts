import { useRef } from "react";

/**
 * Gives the focus back to what had it when a dialog opened: Radix does so for its own trigger alone,
 * and ours are opened from anywhere. Whoever pressed something else meanwhile keeps that.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
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
