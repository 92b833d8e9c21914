import { useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { showToast } from "#app/ui/toast.tsx";
import { CallError, sayFault } from "./call-error.ts";

export type ActionOptions = {
  /** Milliseconds a failure's toast stays; false: no toast, `problem` alone says it. */
  toast?: number | false;
  /** Said where a failure has no sentence of its own. */
  otherwise?: () => string;
};

export type Action = ReturnType<typeof useAction>;

/**
 * Runs one change at a time: `busy` names it while it lasts. Its failure stands in `problem`, by
 * field in `fields`, and is said in a toast.
 */
export function useAction({ toast, otherwise = m.account_failed }: ActionOptions = {}) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [fields, setFields] = useState<Record<string, string>>({});
  return {
    busy,
    problem,
    fields,
    /** @returns whether it worked; `name` says which button is busy */
    async run(name: string, work: () => Promise<unknown>): Promise<boolean> {
      if (busy) return false;
      setBusy(name);
      setProblem("");
      setFields({});
      try {
        await work();
        return true;
      } catch (error) {
        if (error instanceof CallError) setFields(error.fields);
        const said = sayFault(error, otherwise());
        setProblem(said);
        if (toast !== false) void showToast(said, "error", toast);
        return false;
      } finally {
        setBusy(null);
      }
    },
  };
}
