import { useState } from "react";
import { showToast, toastTimes } from "#app/ui/toast.tsx";
import { DeskError, sayFault } from "./desk-client.ts";

/** Runs one change at a time: busy while it lasts, its failure in a toast and, by field, in `fields`. */
export function useAction() {
  const [busy, setBusy] = useState<string | null>(null);
  const [fields, setFields] = useState<Record<string, string>>({});
  return {
    busy,
    fields,
    clear: () => setFields({}),
    /** @returns whether it worked; `name` says which button is busy */
    async run(name: string, work: () => Promise<unknown>): Promise<boolean> {
      if (busy) return false;
      setBusy(name);
      setFields({});
      try {
        await work();
        return true;
      } catch (error) {
        if (error instanceof DeskError) setFields(error.fields);
        void showToast(sayFault(error), "error", toastTimes.admin);
        return false;
      } finally {
        setBusy(null);
      }
    },
  };
}

export function say(text: string): void {
  void showToast(text, "success", toastTimes.admin);
}
