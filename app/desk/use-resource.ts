import { useCallback, useEffect, useRef, useState } from "react";
import { callDesk, sayFault } from "./desk-client.ts";

export type Resource<T> = {
  data: T | null;
  /** The sentence of the last failure; null while all is well. */
  fault: string | null;
  reload(): Promise<void>;
  set(data: T): void;
};

/** One thing of the desk, read at `path` (null: nothing yet) and again on `reload`. The last answer wins. */
export function useResource<T>(path: string | null): Resource<T> {
  const [held, setHeld] = useState<{ path: string | null; data: T } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef(0);
  const reload = useCallback(async () => {
    if (path === null) return;
    const turn = ++latest.current;
    try {
      const data = await callDesk<T>("GET", path);
      if (turn !== latest.current) return;
      setHeld({ path, data });
      setFault(null);
    } catch (error) {
      if (turn === latest.current) setFault(sayFault(error));
    }
  }, [path]);
  useEffect(() => {
    setFault(null);
    void reload();
    return () => void latest.current++;
  }, [reload]);
  const set = useCallback(
    (data: T) => {
      latest.current++;
      setHeld({ path, data });
    },
    [path],
  );
  return { data: held?.path === path ? held.data : null, fault, reload, set };
}
