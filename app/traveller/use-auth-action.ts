import type { GoTrueClient } from "@supabase/auth-js";
import { useState } from "react";
import { openAuth } from "#app/calls/auth.ts";
import { withSecondFactor } from "#app/calls/second-factor.ts";
import { showToast } from "#app/ui/toast.tsx";
import { MeError, sayFault } from "./me-client.ts";

/** One change at a time, by the official client or by our own calls; a failure is said and kept. */
export function useAuthAction() {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [fields, setFields] = useState<Record<string, string>>({});

  async function run(name: string, work: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(name);
    setProblem("");
    setFields({});
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof MeError) setFields(error.fields);
      setProblem(sayFault(error));
      void showToast(sayFault(error), "error");
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    problem,
    fields,
    run,
    /** Runs a call of the auth client and turns its error object into a failure. */
    ask: (
      name: string,
      work: (
        auth: GoTrueClient,
      ) => Promise<{ error: { message: string; code?: string | undefined } | null }>,
    ) =>
      run(name, async () => {
        const auth = await openAuth();
        const { error } = await withSecondFactor(
          () => work(auth),
          (answer) => answer.error?.code,
        );
        if (error) throw new Error(error.message);
      }),
  };
}
