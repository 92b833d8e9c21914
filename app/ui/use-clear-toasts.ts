import { type RefObject, useEffect } from "react";
import type { Rectangle } from "#contract/content/rectangle.ts";
import { findLift } from "./find-lift.ts";
import { listControls } from "./list-controls.ts";

/** Milliseconds without a scroll after which the page has come to rest. */
const rest = 160;

/** What `findLift` finds above a box, it finds below the box's mirror image. */
const mirror = ({ left, right, top, bottom }: Rectangle): Rectangle => ({
  left,
  right,
  top: -bottom,
  bottom: -top,
});

/** Whether a press there reaches the control, or would if `over` were not there: not behind an open popup. */
function isReached(control: Element, { left, top, width, height }: DOMRect, over: Element) {
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const first = stack.find((element) => !over.contains(element));
  return first !== undefined && control.contains(first);
}

/**
 * Keeps the toasts in `ref` off whatever can be pressed: they stand in the nearest free place below their own
 * (`--drop`, px), and where there is none in their own. While a pointer rests on them they stay.
 */
export function useClearToasts(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const list = part.querySelector<HTMLElement>(".Toastify__toast-container");
      if (!list || list.matches(":hover, :focus-within")) return;
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = list;
      if (height === 0) return;
      const home = { left, top, right: left + width, bottom: top + height };
      const taken = listControls(part).flatMap(({ control, places }) =>
        places.filter((place) => isReached(control, place, part)),
      );
      const most = innerHeight - home.bottom - top;
      const drop = findLift(mirror(home), taken.map(mirror), Math.max(0, most));
      part.style.setProperty("--drop", `${drop ?? 0}px`);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, rest);
    };
    // Before it is painted: a toast does not jump off what it never covered.
    const added = new MutationObserver(settle);
    added.observe(part, { childList: true, subtree: true });
    for (const kind of ["scroll", "resize"])
      addEventListener(kind, wait, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      added.disconnect();
      for (const kind of ["scroll", "resize"]) removeEventListener(kind, wait, { capture: true });
    };
  }, [ref]);
}
