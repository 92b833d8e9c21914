import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useUndo } from "#app/desk/ui/undo-bar.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";

export type RequiredFactor = ReturnType<typeof useRequiredFactor>;

/** The way to a second factor of everybody: one's own, then the setting, which can be taken back. */
export function useRequiredFactor(self: DeskSelf, onChanged: () => Promise<void>) {
  const action = useDeskAction();
  const offerUndo = useUndo();
  const [isLeading, setLeading] = useState(false);

  const set = (secondFactorRequired: boolean) =>
    action.run("require", async () => {
      await callAsAdmin("PUT", "/api/desk/settings", { secondFactorRequired });
      await onChanged();
    });
  async function require() {
    if (await set(true)) offerUndo(m.desk_require_factor_on(), () => void set(false));
  }
  return {
    /** Whether one's own second factor is set up now, and the setting waits for it. */
    isLeading,
    isBusy: action.busy !== null,
    choose(wanted: boolean): void {
      if (!wanted) void set(false);
      else if (self.secondFactor) void require();
      else setLeading(true);
    },
    breakOff: () => setLeading(false),
    /** One's own is set up, and its recovery codes are kept. */
    goOn(): void {
      if (!isLeading) return;
      setLeading(false);
      void require();
    },
  };
}
