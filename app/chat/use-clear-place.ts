import { type RefObject, useEffect } from "react";
import { findLift } from "#app/ui/find-lift.ts";
import { listControls } from "#app/ui/list-controls.ts";

/** Milliseconds without a scroll after which the page has come to rest. */
const rest = 160;

const listTaken = (own: Element): DOMRect[] => listControls(own).flatMap(({ places }) => places);

/**
 * Keeps a fixed part of the page off its controls: wherever the page comes to rest it stands in the
 * nearest free place above its own (`--lift`, px), or is away (`data-away`) where there is none.
 */
export function useClearPlace(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      if (part === document.activeElement) return;
      // Its own place, whatever it moves by at this moment.
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = part;
      const home = { left, top, right: left + width, bottom: top + height };
      const found = findLift(home, listTaken(part), innerHeight * 0.6);
      part.style.setProperty("--lift", `${-(found ?? 0)}px`);
      part.toggleAttribute("data-away", found === null);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, rest);
    };
    const grown = new ResizeObserver(wait);
    grown.observe(document.body);
    for (const kind of ["scroll", "resize"]) addEventListener(kind, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      grown.disconnect();
      for (const kind of ["scroll", "resize"]) removeEventListener(kind, wait);
    };
  }, [ref]);
}
