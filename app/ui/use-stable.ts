import { useRef, useState } from "react";

// biome-ignore lint/suspicious/noExplicitAny: each call keeps its own arguments
type Calls = Record<string, (...given: any[]) => unknown>;

/**
 * The same functions as long as the component lives, each of which calls the one that was given last:
 * what is memoised on them is not rendered again. For what is called after rendering, never in it.
 */
export function useStable<T extends Calls>(calls: T): T {
  const latest = useRef(calls);
  latest.current = calls;
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(calls).map((name) => [
        name,
        (...given: unknown[]) => latest.current[name]?.(...given),
      ]),
    ),
  );
  return stable as T;
}
