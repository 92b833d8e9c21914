import { m } from "#app/paraglide/messages.js";
import { formatDay } from "#app/ui/format-dates.ts";
import type { CancelPolicy, CancelRow } from "#contract/quote/cancel-policy.ts";
import type { ItemKind } from "#contract/quote/quote-item.ts";
import styles from "./cancel.module.css";

/** The rows as they are read, the earliest day first: "30 days or more before: the first payment". */
const sayRows = (rows: readonly CancelRow[]): string[] => {
  const sorted = rows.toSorted((one, other) => other.days - one.days);
  return sorted.map(({ days, share }, at) => {
    const above = sorted[at - 1];
    const cost =
      share === null ? m.cancel_rule_deposit() : m.cancel_rule_share({ share: share / 100 });
    if (!above) return m.cancel_rule_from({ days, cost });
    if (days === 0) return m.cancel_rule_last({ days: above.days, cost });
    return m.cancel_rule_between({ from: above.days - 1, to: days, cost });
  });
};

function Rows({ rows }: { rows: readonly CancelRow[] }) {
  return (
    <ul>
      {sayRows(rows).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What a cancellation costs by the days before departure. */
export function CancelRules({
  policy,
  kindNames,
}: {
  policy: CancelPolicy;
  kindNames: Record<ItemKind, () => string>;
}) {
  return (
    <div className={styles.rules}>
      <p className="small muted">{m.cancel_rules_lede()}</p>
      <Rows rows={policy.rows} />
      {(policy.seasons ?? []).map(({ name, from, to, rows }) => (
        <div key={from}>
          <b>{m.cancel_rules_season({ name, from: formatDay(from), to: formatDay(to) })}</b>
          <Rows rows={rows} />
        </div>
      ))}
      {policy.services.map(({ kind, rows }) => (
        <div key={kind}>
          <b>{kindNames[kind]()}</b>
          <Rows rows={rows} />
        </div>
      ))}
      {policy.costs && <p className="small muted">{m.cancel_rules_costs()}</p>}
    </div>
  );
}
