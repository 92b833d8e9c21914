import { useState } from "react";
import { CancelRules } from "#app/cancel/cancel-rules.tsx";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField, FieldError, TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { CancelPolicy, CancelRow } from "#contract/quote/cancel-policy.ts";
import { type ItemKind, itemKinds } from "#contract/quote/quote-item.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import { kindNames } from "./quote-names.ts";
import styles from "./quotes.module.css";
import { SeasonForm } from "./season-form.tsx";

const inOrder = (rows: readonly CancelRow[]) =>
  rows.toSorted((one, other) => other.days - one.days);

/** What rows are for: everything, a kind of service, or departures in a season (by its first day). */
type RowsOf = "" | ItemKind | `season ${string}`;
const seasonKey = (from: string): RowsOf => `season ${from}`;
const findOwn = (policy: CancelPolicy, of: RowsOf) =>
  policy.seasons?.find(({ from }) => seasonKey(from) === of);

const rowsOf = (policy: CancelPolicy, of: RowsOf): readonly CancelRow[] =>
  of === ""
    ? policy.rows
    : (findOwn(policy, of)?.rows ?? policy.services.find(({ kind }) => kind === of)?.rows ?? []);

/** The policy with other rows; a kind or season without rows has the general ones. */
function withRows(policy: CancelPolicy, kind: RowsOf, rows: CancelRow[]): CancelPolicy {
  if (kind === "") return { ...policy, rows };
  const season = findOwn(policy, kind);
  if (season) {
    const others = (policy.seasons ?? []).filter((one) => one !== season);
    const seasons = rows.length > 0 ? [...others, { ...season, rows }] : others;
    return { ...policy, seasons: seasons.toSorted((a, b) => a.from.localeCompare(b.from)) };
  }
  if (kind.startsWith("season ")) return policy;
  const others = policy.services.filter((one) => one.kind !== kind);
  const own = { kind: kind as ItemKind, rows };
  return { ...policy, services: rows.length > 0 ? [...others, own] : others };
}

/** What a cancellation costs by the days before departure: for all, and for kinds of services. */
export function CancelPolicyForm({
  settings,
  save,
}: {
  settings: MoneySettings;
  /** Throws what the call throws. */
  save(change: Partial<MoneySettings>): Promise<void>;
}) {
  const policy = settings.cancellation;
  const action = useDeskAction();
  const [kind, setKind] = useState<RowsOf>("");
  const [fault, setFault] = useState("");
  const rows = rowsOf(policy, kind);
  const season = findOwn(policy, kind);
  const keep = (cancellation: CancelPolicy) => save({ cancellation });
  const form = useForm({
    action,
    async send({ days = "", share = "" }) {
      const row: CancelRow = {
        days: Number(days),
        share: share === "" ? null : Math.round(Number(share) * 100),
      };
      const rest = rows.filter((one) => one.days !== row.days);
      const isFirst = rest.length === 0 && row.days !== 0;
      // A kind begins with all from its first day on; until then nothing.
      const next = isFirst ? [row, { days: 0, share: 10_000 }] : [...rest, row];
      await keep(withRows(policy, kind, inOrder(next)));
      form.reset();
    },
  });
  const remove = (days: number) =>
    action.run(`row ${days}`, async () => {
      const rest = rows.filter((one) => one.days !== days);
      // The row of day 0 is what a no-show costs: a kind's goes as the last one alone.
      if (days === 0 && (kind === "" || rest.length > 0)) return setFault(m.policy_needs_zero());
      setFault("");
      await keep(withRows(policy, kind, rest));
    });
  return (
    <section className={styles.part}>
      <h3 className="h4">{m.policy_title()}</h3>
      <p className="small muted">{m.policy_lede()}</p>
      <CancelRules policy={policy} kindNames={kindNames} />
      <SelectField
        label={m.policy_kind()}
        value={kind}
        options={[
          { value: "", label: m.policy_all() },
          ...(policy.seasons ?? []).map(({ name, from }) => ({
            value: seasonKey(from),
            label: name,
          })),
          ...itemKinds.map((value) => ({ value, label: kindNames[value]() })),
        ]}
        onChange={(event) => setKind(event.target.value as RowsOf)}
      />
      {season && <p className="small muted">{m.policy_season_rows({ name: season.name })}</p>}
      {kind && !season && kind in kindNames && (
        <p className="small muted">{m.policy_own_rows({ kind: kindNames[kind as ItemKind]() })}</p>
      )}
      <span className={styles.buttons}>
        {inOrder(rows).map(({ days }) => (
          <Button
            key={days}
            variant="quiet"
            size="small"
            icon="close"
            busy={action.busy === `row ${days}`}
            onClick={() => void remove(days)}
          >
            {m.policy_remove({ days })}
          </Button>
        ))}
      </span>
      {fault && <FieldError>{fault}</FieldError>}
      <form className={styles.basics} {...form.props}>
        <TextField label={m.policy_from()} name="days" type="number" min={0} max={365} required />
        <TextField
          label={m.policy_share()}
          hint={m.policy_deposit_hint()}
          name="share"
          type="number"
          step="0.01"
          min={0}
          max={100}
        />
        <Button type="submit" size="small" variant="secondary" busy={form.busy}>
          {m.policy_add()}
        </Button>
      </form>
      <SeasonForm
        add={async (added) => {
          await keep({ ...policy, seasons: [...(policy.seasons ?? []), added] });
          setKind(seasonKey(added.from));
        }}
      />
      {season && (
        <span className={styles.buttons}>
          <Button
            variant="quiet"
            size="small"
            icon="close"
            busy={action.busy === "season"}
            onClick={() =>
              void action.run("season", async () => {
                await keep(withRows(policy, kind, []));
                setKind("");
              })
            }
          >
            {m.policy_season_remove({ name: season.name })}
          </Button>
        </span>
      )}
      <CheckField
        label={m.policy_costs()}
        checked={policy.costs}
        onChange={(event) =>
          void action.run("costs", () => keep({ ...policy, costs: event.target.checked }))
        }
      />
    </section>
  );
}
