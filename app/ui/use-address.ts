import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** What is open stands in the address: it can be sent to a colleague, and Back goes back. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (changes: Record<string, string | null>, options: { replace?: boolean } = {}) => {
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          for (const [name, value] of Object.entries(changes))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: options.replace ?? false, preventScrollReset: true },
      );
    },
    [setParams],
  );
  return { get: (name: string) => params.get(name), set };
}
