import { useEffect, useState } from "react";
import type { CompiledHours } from "#contract/content/plannable.ts";
import { type OpenState, readOpenState } from "./hours.ts";

/** Open or not, by the minute; null on the server, which keeps pages for longer than that. */
export function useOpenState(hours: CompiledHours | undefined): OpenState | null {
  const [state, setState] = useState<OpenState | null>(null);
  useEffect(() => {
    if (!hours) return;
    const read = () => setState(readOpenState(hours, new Date()));
    read();
    const timer = setInterval(read, 60_000);
    return () => clearInterval(timer);
  }, [hours]);
  return state;
}
