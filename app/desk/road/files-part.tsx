import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { CallError } from "#app/calls/call-error.ts";
import { sendBytes } from "#app/calls/send-bytes.ts";
import { useAction } from "#app/calls/use-action.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { useLive } from "#app/desk/live.tsx";
import { sayPaisa } from "#app/group/say-money.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField, FieldError } from "#app/ui/field.tsx";
import { FilesButton } from "#app/ui/files-button.tsx";
import { settleUp, sumBalances } from "#contract/group/split.ts";
import { type TripFiles, tripFileLimits } from "#contract/wire/trip-files.ts";
import type { DeskGroup } from "#contract/wire/trip-group.ts";
import styles from "./road.module.css";

const accept = "application/pdf,image/jpeg,image/png,image/webp";

/** What the travellers spend together, where they show it. */
function GroupSums({ group }: { group: NonNullable<DeskGroup["group"]> }) {
  const balances = sumBalances(
    group.expenses,
    group.members.map(({ id }) => id),
  );
  const name = (id: string) => group.members.find((one) => one.id === id)?.name ?? "";
  return (
    <>
      <h4>{m.desk_group()}</h4>
      <ul className={styles.papers}>
        {group.expenses.map((one) => (
          <li key={one.id}>
            <span dir="auto">
              <b>{one.title || m.group_settled_to({ name: name(one.shares[0]?.member ?? "") })}</b>
              <small>{m.group_paid_by({ name: name(one.paidBy) })}</small>
            </span>
            <span>{sayPaisa(one.paisa)}</span>
          </li>
        ))}
        {settleUp(balances).map(({ from, to, paisa }) => (
          <li key={`${from} ${to}`}>
            <span>{m.desk_group_transfer({ from: name(from), to: name(to) })}</span>
            <span>{sayPaisa(paisa)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Vouchers and tickets that the office adds for the travellers, and what these show it. */
export function FilesPart({ trip, mayEdit }: { trip: { id: string }; mayEdit: boolean }) {
  const path = `/api/desk/trips/${trip.id}`;
  const files = useQuery<TripFiles>(callAsAdmin, `${path}/files`);
  const group = useQuery<DeskGroup>(callAsAdmin, `${path}/group`);
  const action = useAction({ otherwise: m.admin_failed, toast: false });
  const [forGroup, setForGroup] = useState(true);
  useLive(["trips"], (ids) => {
    if (ids.has(trip.id)) void Promise.all([files.reload(), group.reload()]);
  });
  const add = (chosen: readonly File[]) =>
    action.run("add", async () => {
      for (const file of chosen) {
        if (file.type === "application/pdf" && file.size > tripFileLimits.pdf)
          throw new CallError("too_large", m.files_rule());
        const name = file.name.slice(0, tripFileLimits.name);
        const said = new URLSearchParams({ kind: "paper", name, group: forGroup ? "yes" : "no" });
        const at = `${path}/files/${crypto.randomUUID()}?${said}`;
        files.set(await sendBytes<TripFiles>(at, file));
      }
    });
  const all = files.data?.files ?? [];
  return (
    <section className={`${styles.road} ${styles.files}`} aria-label={m.desk_files()}>
      <h4 className="h4">{m.desk_files()}</h4>
      <p className="small muted">{m.desk_files_lede()}</p>
      {files.fault && <p className="muted small">{files.fault}</p>}
      {files.data && all.length === 0 && <p className="muted small">{m.desk_files_none()}</p>}
      <ul className={styles.papers}>
        {all.map((file) => (
          <li key={file.id}>
            <span dir="auto">
              <b>{file.name}</b>
              {file.by !== null && (
                <small>{m.desk_files_by({ name: file.by || m.desk_files_traveller() })}</small>
              )}
            </span>
            <span className={styles.links}>
              <a href={`${path}/files/${file.id}/full`} target="_blank" rel="noopener">
                {m.desk_files_open()}
              </a>
              {mayEdit && file.mayRemove && (
                <Button
                  size="small"
                  variant="quiet"
                  busy={action.busy === file.id}
                  onClick={() =>
                    void action.run(file.id, async () =>
                      files.set(await callAsAdmin("DELETE", `${path}/files/${file.id}`)),
                    )
                  }
                >
                  {m.files_remove({ name: file.name })}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <>
          <CheckField
            label={m.desk_files_group()}
            checked={forGroup}
            onChange={() => setForGroup(!forGroup)}
          />
          <p>
            <FilesButton
              name={m.desk_files_add()}
              accept={accept}
              variant="secondary"
              busy={action.busy === "add"}
              onChosen={add}
            >
              {action.busy === "add" ? m.files_sending() : m.desk_files_add()}
            </FilesButton>
          </p>
        </>
      )}
      {action.problem && <FieldError>{action.problem}</FieldError>}
      {group.data?.group && <GroupSums group={group.data.group} />}
    </section>
  );
}
