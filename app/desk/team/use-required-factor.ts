import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useUndo } from "#app/desk/ui/undo-bar.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import type {
  DeskSelf,
  DeskSettingsInput,
  graceDays as offered,
} from "#contract/wire/desk-admins.ts";

export type GraceDays = (typeof offered)[number];
export type RequiredFactor = ReturnType<typeof useRequiredFactor>;

/** The way to a second factor of everybody: one's own, then the setting, which can be taken back. */
export function useRequiredFactor(self: DeskSelf, onChanged: () => Promise<void>) {
  const action = useDeskAction();
  const offerUndo = useUndo();
  const [isLeading, setLeading] = useState(false);

  const [graceDays, setGraceDays] = useState<GraceDays>(7);

  const put = (input: DeskSettingsInput) =>
    action.run("require", async () => {
      await callAsAdmin("PUT", "/api/desk/settings", input);
      await onChanged();
    });
  const set = (secondFactorRequired: boolean) =>
    put({ secondFactorRequired, graceDays: secondFactorRequired ? graceDays : 0 });
  async function require() {
    if (await set(true)) offerUndo(m.desk_require_factor_on(), () => void set(false));
  }
  return {
    /** Whether one's own second factor is set up now, and the setting waits for it. */
    isLeading,
    isBusy: action.busy !== null,
    /** Days in which whoever has none still works here. */
    graceDays,
    setGraceDays,
    /** What is kept from roles; what is required stays as it is. */
    limit: (
      isRequired: boolean,
      change: Pick<DeskSettingsInput, "phonesFrom" | "exportsFrom">,
    ): void => void put({ secondFactorRequired: isRequired, graceDays: 0, ...change }),
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
