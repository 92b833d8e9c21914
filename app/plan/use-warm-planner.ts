import { type RefObject, useEffect } from "react";
import { isSlowLine } from "#app/site/slow-line.ts";
import { whenIdle } from "#app/ui/when-idle.ts";

/** Milliseconds after which a page has come to rest. */
const rest = 1500;
/** Milliseconds from an answer until the next is not on its way. */
const settled = 120;
const comesNear = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Has the planner ready before it is asked: when a hand comes to the form, or when the page has come to
 * rest, unless each byte is counted; and for another wish when an answer of the form has changed.
 */
export function useWarmPlanner(form: RefObject<HTMLElement | null>, warm: () => void): void {
  useEffect(() => {
    const ending = new AbortController();
    let stopWaiting = () => {};
    const run = () => {
      ending.abort();
      stopWaiting();
      clearTimeout(timer);
      warm();
    };
    const options = { passive: true, once: true, signal: ending.signal };
    for (const kind of comesNear) form.current?.addEventListener(kind, run, options);
    const timer = setTimeout(() => {
      if (!isSlowLine()) stopWaiting = whenIdle(run);
    }, rest);
    let answered: ReturnType<typeof setTimeout>;
    const answer = () => {
      clearTimeout(answered);
      answered = setTimeout(warm, settled);
    };
    const own = form.current;
    own?.addEventListener("change", answer);
    return () => {
      ending.abort();
      stopWaiting();
      clearTimeout(timer);
      clearTimeout(answered);
      own?.removeEventListener("change", answer);
    };
  }, [form, warm]);
}
