import { useCallback, useEffect } from "react";
import { useSearchParams } from "react-router";

/** A change on its way into the address: the next one builds upon it, or it would be lost. */
let waiting: { on: string; next: URLSearchParams; replace: boolean } | null = null;

/** What is open stands in the address: it can be sent to a colleague, and Back goes back. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    waiting = null;
  }, [params]);
  const set = useCallback(
    (changes: Record<string, string | null>, options: { replace?: boolean } = {}) => {
      const how = { replace: options.replace ?? false, preventScrollReset: true };
      setParams((old) => {
        const before = waiting?.on === old.toString() ? waiting : null;
        const next = new URLSearchParams(before?.next ?? old);
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        // A step that did not arrive is taken with this one.
        how.replace &&= before?.replace ?? true;
        waiting = { on: old.toString(), next, replace: how.replace };
        return next;
      }, how);
    },
    [setParams],
  );
  return { get: (name: string) => params.get(name), set };
}
