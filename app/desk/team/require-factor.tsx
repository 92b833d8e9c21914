import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/field.tsx";
import { formatMoment } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { type AdminList, type DeskSelf, graceDays } from "#contract/wire/desk-admins.ts";
import styles from "./team.module.css";
import type { GraceDays, RequiredFactor } from "./use-required-factor.ts";

/**
 * A second factor of everybody: whoever has none sets one up at the next sign-in. An owner without one
 * is led to their own first, which can be broken off; nothing is required before it is there.
 */
export function RequireFactor({
  team,
  self,
  required,
}: {
  team: AdminList;
  self: DeskSelf;
  required: RequiredFactor;
}) {
  const { isLeading } = required;
  const without = team.admins.filter(
    ({ id, disabled, secondFactor }) => id !== self.id && !disabled && !secondFactor,
  ).length;
  const until = team.settings.secondFactorRequired ? team.settings.secondFactorFrom : null;
  return (
    <section className={styles.card}>
      <h3 className="h4">{m.desk_require_factor_title()}</h3>
      <p className="muted small">{m.desk_require_factor_lede()}</p>
      {without > 0 && (
        <p className="muted small">{m.desk_require_factor_without({ count: without })}</p>
      )}
      {!team.settings.secondFactorRequired && (
        <SelectField
          label={m.desk_require_factor_grace()}
          value={String(required.graceDays)}
          disabled={required.isBusy}
          options={graceDays.map((days) => ({
            value: String(days),
            label:
              days === 0 ? m.desk_require_factor_at_once() : m.desk_require_factor_days({ days }),
          }))}
          onChange={({ target }) => required.setGraceDays(Number(target.value) as GraceDays)}
        />
      )}
      {until && (
        <p className="small">{m.desk_require_factor_until({ when: formatMoment(until) })}</p>
      )}
      <CheckField
        label={m.desk_require_factor()}
        checked={team.settings.secondFactorRequired}
        disabled={required.isBusy || isLeading}
        onChange={(event) => required.choose(event.target.checked)}
      />
      <div role="status">
        {isLeading && (
          <>
            <p className="small">{m.desk_require_factor_first()}</p>
            <Button variant="quiet" size="small" onClick={required.breakOff}>
              {m.desk_require_factor_not_now()}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
