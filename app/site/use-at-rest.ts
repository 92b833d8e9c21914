import { type ComponentType, useEffect, useState } from "react";
import { loadLate } from "#app/release/load-late.ts";
import { onFirstInput } from "./first-input.ts";

/** Milliseconds after the application, which itself begins when the page is idle. */
const pause = 500;

/** What stays with an open page, once it is there: at the first touch, or when the page has come to rest. */
export function useAtRest(): ComponentType | null {
  const [found, setFound] = useState<{ AtRest: ComponentType } | null>(null);
  const isThere = found !== null;
  useEffect(() => {
    if (isThere) return;
    const load = () =>
      void loadLate(async () => (await import("./at-rest.tsx")).AtRest).then(
        (AtRest) => setFound({ AtRest }),
        // The page is whole without it; when there is a connection again it is asked for again.
        () => {},
      );
    const timer = setTimeout(load, pause);
    const stop = onFirstInput(load);
    window.addEventListener("online", load);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener("online", load);
    };
  }, [isThere]);
  return found?.AtRest ?? null;
}
