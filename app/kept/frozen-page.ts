import { keys, readStored } from "#app/calls/stored-values.ts";
import { keptHint, readOwner } from "./kept-hint.ts";

/** Who is at the browser, and what of trips lies here: another value after each sign-in, sign-out and forgetting. */
const describeReader = () =>
  JSON.stringify([readOwner(), readStored(keys.admin), readStored(keptHint)]);

/**
 * A page that the browser has laid aside for its Back button comes back as it was left, with all that it said.
 * Where somebody signed out meanwhile, or took a trip off this phone, it is not seen again: it is hidden before
 * it is painted, and loaded anew. @returns how to stop
 */
export function hideFrozenPage(): () => void {
  let left = "";
  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener("pagehide", () => (left = describeReader()), { signal });
  window.addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (!persisted || left === describeReader()) return;
      document.documentElement.style.display = "none";
      window.location.reload();
    },
    { signal },
  );
  return () => ending.abort();
}
