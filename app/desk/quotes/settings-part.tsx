import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { CallError } from "#app/calls/call-error.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { say } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { formatDay } from "#app/ui/format-dates.ts";
import { usualAlone } from "#contract/quote/tax-rules.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import { CancelPolicyForm } from "./cancel-policy-form.tsx";
import { mergeSettings } from "./merge-settings.ts";
import styles from "./quotes.module.css";
import { ExchangeForm, FirmForm, TaxForm } from "./settings-forms.tsx";
import { SettingsHistory } from "./settings-history.tsx";
import { tellClashes } from "./tell-clashes.ts";

type State = { revision: number; settings: MoneySettings };
const path = "/api/desk/money-settings";

/** Who we are on paper; taxes and rates of exchange, each from its day on. For owners. */
export function SettingsPart() {
  const kept = useQuery<State>(callAsAdmin, path);
  const { data } = kept;
  if (!data)
    return kept.fault ? (
      <Fault text={kept.fault} onRetry={() => void kept.reload()} />
    ) : (
      <LoadingRows />
    );
  const { settings, revision } = data;
  /** Over what a colleague has kept meanwhile goes what was changed, and nothing else. */
  async function save(change: Partial<MoneySettings>, seen: Partial<MoneySettings> = {}) {
    const begun = { ...settings, ...seen };
    let now: State = { revision, settings };
    for (let tries = 0; ; tries++) {
      const merged = mergeSettings(begun, change, now.settings);
      if (merged.clashes.length > 0) {
        kept.set(now);
        throw tellClashes(merged.clashes, now.settings);
      }
      try {
        const next = { revision: now.revision, settings: merged.settings };
        kept.set(await callAsAdmin<State>("PUT", path, next));
        return say(m.money_settings_saved());
      } catch (error) {
        if (!(error instanceof CallError && error.code === "conflict") || tries > 2) throw error;
        now = await callAsAdmin<State>("GET", path);
      }
    }
  }
  return (
    <div className={styles.book}>
      <FirmForm settings={settings} save={save} />
      <section className={styles.part}>
        <h3 className="h4">{m.money_tax_rates()}</h3>
        <ul className={styles.papers}>
          {settings.tax.map((row) => (
            <li key={row.from}>
              <span>{m.money_from_day({ day: formatDay(row.from) })}</span>
              <span>
                {settings.sellsAbroad
                  ? m.money_tax_row({
                      package: row.package / 100,
                      other: row.other / 100,
                      tcs: row.tcs / 100,
                    })
                  : m.money_tax_row_gst({ package: row.package / 100, other: row.other / 100 })}
              </span>
              <small>
                {m.money_tax_row_alone({
                  stay: (row.stay ?? usualAlone.stay) / 100,
                  car: (row.car ?? usualAlone.car) / 100,
                })}
              </small>
            </li>
          ))}
        </ul>
        <TaxForm settings={settings} save={save} />
      </section>
      <section className={styles.part}>
        <h3 className="h4">{m.money_exchange()}</h3>
        <ul className={styles.papers}>
          {settings.exchange
            .toSorted((one, other) => (one.on < other.on ? 1 : -1))
            .slice(0, 12)
            .map((row) => (
              <li key={`${row.currency} ${row.on}`}>
                <span>
                  {row.currency} · {formatDay(row.on)}
                </span>
                <span>₹{(row.rate / 10_000).toFixed(4)}</span>
              </li>
            ))}
        </ul>
        <ExchangeForm settings={settings} save={save} />
      </section>
      <CancelPolicyForm settings={settings} save={save} />
      <SettingsHistory key={revision} />
    </div>
  );
}
