import { type RefObject, useEffect } from "react";
import { isSlowLine } from "#app/site/slow-line.ts";
import { whenIdle } from "#app/ui/when-idle.ts";

/** Milliseconds after which a page has come to rest. */
const rest = 1500;
const comesNear = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Has the planner ready before it is asked: when a hand comes to the form, or when the page has come to
 * rest, unless each byte is counted.
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
    return () => {
      ending.abort();
      stopWaiting();
      clearTimeout(timer);
    };
  }, [form, warm]);
}
