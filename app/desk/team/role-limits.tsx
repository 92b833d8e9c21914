import { m } from "#app/paraglide/messages.js";
import { SelectField } from "#app/ui/select-field.tsx";
import type { AdminList, DeskSettingsInput } from "#contract/wire/desk-admins.ts";
import { type LeastRole, leastRoles } from "#contract/wire/desk-roles.ts";
import styles from "./team.module.css";

const names: Record<LeastRole, () => string> = {
  viewer: m.limits_everybody,
  editor: m.limits_from_editor,
  manager: m.limits_from_manager,
};

/** What the owners keep from roles: travellers' telephone numbers, and lists as files. */
export function RoleLimits({
  team: { settings },
  isBusy,
  onChange,
}: {
  team: AdminList;
  isBusy: boolean;
  onChange(change: Pick<DeskSettingsInput, "phonesFrom" | "exportsFrom">): void;
}) {
  const options = leastRoles.map((value) => ({ value, label: names[value]() }));
  return (
    <section className={styles.card}>
      <h3 className="h4">{m.limits_title()}</h3>
      <SelectField
        label={m.limits_phones()}
        value={settings.phonesFrom ?? "viewer"}
        options={options}
        disabled={isBusy}
        onChange={({ target }) => onChange({ phonesFrom: target.value as LeastRole })}
      />
      <SelectField
        label={m.limits_exports()}
        value={settings.exportsFrom ?? "viewer"}
        options={options}
        disabled={isBusy}
        onChange={({ target }) => onChange({ exportsFrom: target.value as LeastRole })}
      />
      <p className="muted small">{m.limits_note()}</p>
    </section>
  );
}
