import { useEffect } from "react";
import { onAuthEvent } from "#app/calls/auth.ts";
import { callAsTraveller } from "#app/calls/call-as-traveller.ts";
import { type Query, useQuery } from "#app/calls/use-query.ts";

export type Own<T> = Query<T> & { state: "loading" | "ready" | "signed-out" | "failed" };

/** One thing of the traveller's own, read at `address` and again whenever somebody signs in or out. */
export function useOwn<T>(address: string): Own<T> {
  const query = useQuery<T>(callAsTraveller, address);
  const { data, error, reload } = query;
  useEffect(
    () =>
      onAuthEvent((event) => {
        if (event === "SIGNED_IN" || event === "SIGNED_OUT") void reload();
      }),
    [reload],
  );
  if (error?.code === "not_signed_in") return { ...query, state: "signed-out" };
  if (data) return { ...query, state: "ready" };
  return { ...query, state: error ? "failed" : "loading" };
}
