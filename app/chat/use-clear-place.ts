import { type RefObject, useEffect } from "react";
import { findLift } from "./find-lift.ts";

const controls =
  "a[href], button, select, input:not([type=hidden]), textarea, summary, [role=button]";
/** What is higher is a picture or a card to be pressed anywhere: a corner of it may be covered. */
const highest = 180;
/** Milliseconds without a scroll after which the page has come to rest. */
const rest = 160;

function listTaken(own: Element): DOMRect[] {
  return [...document.querySelectorAll(controls)]
    .filter((control) => !own.contains(control))
    .flatMap((control) => {
      const places = [...control.getClientRects()].filter(
        ({ top, bottom, height }) => bottom > 0 && top < innerHeight && height < highest,
      );
      if (places.length === 0) return [];
      const seen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return seen ? places : [];
    });
}

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
