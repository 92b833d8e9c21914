import { useEffect, useState } from "react";
import { hasKept } from "./kept-hint.ts";
import type { Waiting } from "./kept-store.ts";
import { listWaiting, watchWaiting } from "./waiting.ts";

/** What stands in line for a trip, in its order; nothing where no trip lies on this phone. */
export function useWaiting(token: string): readonly Waiting[] {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    const read = () => {
      if (hasKept()) void listWaiting(token).then(setWaiting, () => setWaiting([]));
    };
    read();
    return watchWaiting(read);
  }, [token]);
  return waiting;
}
