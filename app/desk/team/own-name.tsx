import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import styles from "./team.module.css";

/** The name under which one answers travellers. */
export function OwnName({ self, onChanged }: { self: DeskSelf; onChanged(): void }) {
  const form = useForm({
    action: useDeskAction(),
    draft: "own-name",
    async send({ name }) {
      await callAsAdmin("PATCH", "/api/desk/me", { name });
      say(m.desk_name_saved());
      onChanged();
    },
  });
  return (
    <form className={styles.card} {...form.props}>
      <h3 className="h4">{m.desk_own_name()}</h3>
      <TextField
        label={m.admin_name()}
        hint={m.desk_own_name_hint()}
        name="name"
        defaultValue={self.name}
        maxLength={100}
        required
        error={form.error("name")}
      />
      <Button type="submit" size="small" busy={form.busy}>
        {m.desk_save()}
      </Button>
    </form>
  );
}
