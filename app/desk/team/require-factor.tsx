import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { CheckField } from "#app/ui/field.tsx";
import type { DeskSettings } from "#contract/desk-admins.ts";
import styles from "./team.module.css";

/** A second factor of everybody: whoever has none sets one up at the next sign-in. */
export function RequireFactor({
  settings,
  onChanged,
}: {
  settings: DeskSettings;
  onChanged(): Promise<void>;
}) {
  const action = useDeskAction();
  return (
    <section className={styles.card}>
      <h3 className="h4">{m.desk_require_factor_title()}</h3>
      <p className="muted small">{m.desk_require_factor_lede()}</p>
      <CheckField
        label={m.desk_require_factor()}
        checked={settings.secondFactorRequired}
        disabled={action.busy !== null}
        onChange={(event) =>
          void action.run("require", async () => {
            await callAsAdmin("PUT", "/api/desk/settings", {
              secondFactorRequired: event.target.checked,
            });
            await onChanged();
          })
        }
      />
    </section>
  );
}
