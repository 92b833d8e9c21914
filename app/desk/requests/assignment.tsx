import { type FormEvent, useEffect, useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { keepDraft, readDraft } from "#app/forms/drafts.ts";
import { formDraft } from "#app/forms/form-drafts.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { AdminList } from "#contract/wire/desk-admins.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import styles from "./requests.module.css";
import type { ChangeTrip } from "./use-trip-change.ts";

type NextAction = { action: string; on: string };

/** Whose request it is, and what comes next on which day. */
export function Assignment({
  trip,
  disabled,
  busy,
  onChange,
}: {
  trip: DeskTripDetail;
  disabled: boolean;
  busy: boolean;
  onChange: ChangeTrip;
}) {
  const team = useQuery<AdminList>(callAsAdmin, "/api/desk/admins");
  const draft = formDraft(`next-action-${trip.id}`);
  const [kept] = useState(() => readDraft<NextAction>(draft));
  const [action, setAction] = useState(kept?.action ?? trip.nextAction);
  const [on, setOn] = useState(kept?.on ?? trip.nextActionOn ?? "");
  const changed = action !== trip.nextAction || on !== (trip.nextActionOn ?? "");
  // A look at another request loses nothing; what is saved is no draft.
  useEffect(() => keepDraft(draft, changed ? { action, on } : null), [draft, changed, action, on]);
  const owners = (team.data?.admins ?? []).filter(
    (admin) => !admin.disabled || admin.id === trip.owner?.id,
  );
  if (trip.owner && !owners.some(({ id }) => id === trip.owner?.id))
    owners.push({ ...trip.owner, email: "" } as (typeof owners)[number]);

  function save(event: FormEvent) {
    event.preventDefault();
    if (changed) void onChange({ nextAction: action, nextActionOn: on || null });
  }

  return (
    <form className={styles.care} onSubmit={save}>
      <SelectField
        label={m.desk_owner()}
        value={trip.owner?.id ?? ""}
        disabled={disabled || busy}
        options={[
          { value: "", label: m.desk_owner_none() },
          ...owners.map(({ id, name, email }) => ({ value: id, label: name || email })),
        ]}
        onChange={(event) => void onChange({ ownerId: event.target.value || null })}
      />
      <TextField
        label={m.desk_next_action()}
        value={action}
        maxLength={200}
        disabled={disabled}
        onChange={(event) => setAction(event.target.value)}
      />
      <TextField
        label={m.desk_next_action_on()}
        type="date"
        value={on}
        disabled={disabled}
        onChange={(event) => setOn(event.target.value)}
      />
      {changed && (
        <Button type="submit" size="small" busy={busy}>
          {m.desk_save()}
        </Button>
      )}
    </form>
  );
}
