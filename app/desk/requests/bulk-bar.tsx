import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { stageNames } from "#app/desk/request-names.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Popup } from "#app/ui/popup.tsx";
import { Select } from "#app/ui/select-field.tsx";
import { showToast, toastTimes } from "#app/ui/toast.tsx";
import type { DeskTrip } from "#contract/wire/desk.ts";
import type { AdminList } from "#contract/wire/desk-admins.ts";
import type { TripBulkResult } from "#contract/wire/desk-requests.ts";
import type { TripBulkInput } from "#contract/wire/desk-trip-changes.ts";
import { openStages, type TripStage } from "#contract/wire/trip-stages.ts";
import { LostForm } from "./lost-form.tsx";
import styles from "./requests.module.css";

/** What can be done with the chosen requests at once; it stands where the filters do. */
export function BulkBar({
  chosen,
  onAll,
  onDone,
}: {
  chosen: DeskTrip[];
  onAll(): void;
  /** Changed or given up: nothing is chosen any more. */
  onDone(): void;
}) {
  const team = useQuery<AdminList>(callAsAdmin, "/api/desk/admins");
  const action = useDeskAction();
  const [losing, setLosing] = useState(false);
  const change = (what: TripBulkInput["change"]) =>
    void action.run("change", async () => {
      const trips = chosen.map(({ id, version }) => ({ id, version }));
      const { changed, left } = await callAsAdmin<TripBulkResult>("PATCH", "/api/desk/trips", {
        trips,
        change: what,
      });
      say(m.desk_bulk_done({ count: changed }));
      if (left.length > 0)
        void showToast(
          m.desk_bulk_left({ references: left.map(({ reference }) => reference).join(", ") }),
          "error",
          toastTimes.admin,
        );
      setLosing(false);
      onDone();
    });
  const owners = (team.data?.admins ?? []).filter(({ disabled }) => !disabled);
  return (
    <div className={styles.filters} role="toolbar" aria-label={m.desk_bulk()}>
      <strong className={styles.chosen}>{m.desk_bulk_chosen({ count: chosen.length })}</strong>
      <Button variant="quiet" size="small" onClick={onAll}>
        {m.desk_bulk_all()}
      </Button>
      <span className={styles.select}>
        <Select
          aria-label={m.desk_bulk_assign()}
          value=""
          disabled={action.busy !== null}
          options={[
            { value: "", label: m.desk_bulk_assign() },
            { value: "none", label: m.desk_owner_none() },
            ...owners.map(({ id, name, email }) => ({ value: id, label: name || email })),
          ]}
          onChange={({ target: { value } }) =>
            value && change({ ownerId: value === "none" ? null : value })
          }
        />
      </span>
      <span className={styles.select}>
        <Select
          aria-label={m.desk_bulk_move()}
          value=""
          disabled={action.busy !== null}
          options={[
            { value: "", label: m.desk_bulk_move() },
            ...[...openStages, "accepted" as const].map((stage) => ({
              value: stage,
              label: stageNames[stage](),
            })),
          ]}
          onChange={({ target: { value } }) => value && change({ stage: value as TripStage })}
        />
      </span>
      <Button variant="secondary" size="small" onClick={() => setLosing(true)}>
        {m.desk_bulk_close()}
      </Button>
      <Button variant="quiet" size="small" icon="close" onClick={onDone}>
        {m.desk_bulk_clear()}
      </Button>
      <Popup
        open={losing}
        onClose={() => setLosing(false)}
        title={m.desk_bulk_close_title({ count: chosen.length })}
        width={480}
      >
        <LostForm busy={action.busy !== null} onLose={change} onCancel={() => setLosing(false)} />
      </Popup>
    </div>
  );
}
