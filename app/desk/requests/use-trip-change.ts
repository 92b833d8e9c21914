import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { CallError, sayFault } from "#app/calls/call-error.ts";
import type { Query } from "#app/calls/use-query.ts";
import { stageNames } from "#app/desk/request-names.ts";
import { useUndo } from "#app/desk/ui/undo-bar.tsx";
import { m } from "#app/paraglide/messages.js";
import { showToast, toastTimes } from "#app/ui/toast.tsx";
import type { TripChange } from "#contract/wire/desk-trip-changes.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";

export type ChangeTrip = (change: Omit<TripChange, "version">) => Promise<boolean>;

/**
 * Changes a request at the version that is shown. Who was overtaken by a colleague is told and sees
 * the newer state; a change of stage can be taken back.
 */
export function useTripChange(trip: Query<DeskTripDetail>): {
  change: ChangeTrip;
  busy: boolean;
} {
  const [busy, setBusy] = useState(false);
  const offerUndo = useUndo();

  async function send(id: string, change: TripChange): Promise<DeskTripDetail | null> {
    setBusy(true);
    try {
      const changed = await callAsAdmin<DeskTripDetail>("PATCH", `/api/desk/trips/${id}`, change);
      trip.set(changed);
      return changed;
    } catch (error) {
      void showToast(sayFault(error, m.admin_failed()), "error", toastTimes.admin);
      if (error instanceof CallError && error.code === "conflict") await trip.reload();
      return null;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    async change(change) {
      const before = trip.data;
      if (!before || busy) return false;
      const after = await send(before.id, { ...change, version: before.version });
      if (!after) return false;
      if (change.stage && change.stage !== before.stage)
        offerUndo(m.desk_moved({ stage: stageNames[after.stage]() }), () => {
          void send(before.id, {
            version: after.version,
            stage: before.stage,
            ...(before.stage === "lost" && {
              lostCode: before.lostCode || "other",
              lostReason: before.lostReason,
            }),
          });
        });
      return true;
    },
  };
}
