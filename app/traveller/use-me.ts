import { useCallback, useEffect, useRef, useState } from "react";
import { onAuthEvent } from "#app/calls/auth.ts";
import { callMe, MeError, sayFault } from "./me-client.ts";

export type Mine<T> = {
  state: "loading" | "ready" | "signed-out" | "failed";
  data: T | null;
  fault: string;
  reload(): Promise<void>;
  set(data: T): void;
};

/** One thing of the traveller's own, read at `path` (null: none) and again on `reload`. */
export function useMe<T>(path: string | null): Mine<T> {
  const [held, setHeld] = useState<{ path: string | null; data: T } | null>(null);
  const [problem, setProblem] = useState<{ state: "signed-out" | "failed"; fault: string } | null>(
    null,
  );
  const turn = useRef(0);
  const reload = useCallback(async () => {
    if (path === null) return;
    const mine = ++turn.current;
    try {
      const data = await callMe<T>("GET", path);
      if (mine !== turn.current) return;
      setHeld({ path, data });
      setProblem(null);
    } catch (error) {
      if (mine !== turn.current) return;
      const signedOut = error instanceof MeError && error.code === "not_signed_in";
      setProblem({ state: signedOut ? "signed-out" : "failed", fault: sayFault(error) });
    }
  }, [path]);
  useEffect(() => {
    void reload();
    const stop = onAuthEvent((event) => {
      if (event === "SIGNED_IN" || event === "SIGNED_OUT") void reload();
    });
    return () => {
      stop();
      turn.current++;
    };
  }, [reload]);
  const set = useCallback(
    (data: T) => {
      turn.current++;
      setHeld({ path, data });
    },
    [path],
  );
  const data = held?.path === path ? held.data : null;
  return {
    state:
      problem?.state === "signed-out"
        ? "signed-out"
        : data
          ? "ready"
          : (problem?.state ?? "loading"),
    data,
    fault: problem?.fault ?? "",
    reload,
    set,
  };
}
