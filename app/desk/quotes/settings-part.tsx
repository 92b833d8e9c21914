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
import styles from "./quotes.module.css";
import { ExchangeForm, FirmForm, TaxForm } from "./settings-forms.tsx";
import { SettingsHistory } from "./settings-history.tsx";

type State = { revision: number; settings: MoneySettings };

/** Who we are on paper; taxes and rates of exchange, each from its day on. For owners. */
export function SettingsPart() {
  const kept = useQuery<State>(callAsAdmin, "/api/desk/money-settings");
  const { data } = kept;
  if (!data)
    return kept.fault ? (
      <Fault text={kept.fault} onRetry={() => void kept.reload()} />
    ) : (
      <LoadingRows />
    );
  const { settings, revision } = data;
  async function save(change: Partial<MoneySettings>) {
    try {
      kept.set(
        await callAsAdmin<State>("PUT", "/api/desk/money-settings", {
          revision,
          settings: { ...settings, ...change },
        }),
      );
    } catch (error) {
      // What is typed stays; what a colleague saved is read, and stands under Changes before one saves again.
      if (error instanceof CallError && error.code === "conflict") await kept.reload();
      throw error;
    }
    say(m.money_settings_saved());
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
