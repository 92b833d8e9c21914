import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { say, useDeskAction } from "#app/desk/use-desk-action.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { findToday, formatDay } from "#app/ui/format-dates.ts";
import { currencies, type ExchangeRate, type TaxRates } from "#contract/quote.ts";
import type { MoneySettings } from "#contract/trip-quotes.ts";
import styles from "./quotes.module.css";

type State = { revision: number; settings: MoneySettings };

const share = (text: FormDataEntryValue | null) => Math.round(Number(text || 0) * 100);

/** Who we are on paper; taxes and rates of exchange, each from its day on. For owners. */
export function SettingsPart() {
  const kept = useQuery<State>(callAsAdmin, "/api/desk/money-settings");
  const action = useDeskAction();
  const [tries, setTries] = useState(0);
  const { data } = kept;
  if (!data)
    return kept.fault ? (
      <Fault text={kept.fault} onRetry={() => void kept.reload()} />
    ) : (
      <LoadingRows />
    );
  const { settings } = data;
  const save = (change: Partial<MoneySettings>) =>
    action.run("save", async () => {
      kept.set(
        await callAsAdmin<State>("PUT", "/api/desk/money-settings", {
          revision: data.revision,
          settings: { ...settings, ...change },
        }),
      );
      setTries(tries + 1);
      say(m.money_settings_saved());
    });
  return (
    <div className={styles.book}>
      <form
        className={styles.words}
        onSubmit={(event) => {
          event.preventDefault();
          const { validDays, ...texts } = Object.fromEntries(new FormData(event.currentTarget));
          void save({ ...(texts as Partial<MoneySettings>), validDays: Number(validDays) });
        }}
      >
        <div className={styles.basics}>
          <TextField
            label={m.money_firm()}
            name="legalName"
            defaultValue={settings.legalName}
            required
          />
          <TextField
            label={m.money_firm_state()}
            name="state"
            defaultValue={settings.state}
            required
          />
          <TextField label="GSTIN" name="gstin" defaultValue={settings.gstin} maxLength={15} />
          <TextField label="SAC" name="sac" defaultValue={settings.sac} maxLength={8} />
          <TextField label={m.money_upi()} name="upi" defaultValue={settings.upi} />
          <TextField
            label={m.money_valid_days()}
            name="validDays"
            type="number"
            min={1}
            max={90}
            defaultValue={settings.validDays}
          />
        </div>
        <TextAreaField
          label={m.money_firm_address()}
          name="address"
          defaultValue={settings.address}
          rows={3}
        />
        <TextAreaField
          label={m.money_bank_account()}
          name="bank"
          defaultValue={settings.bank}
          rows={3}
        />
        <TextAreaField
          label={m.quote_terms()}
          name="terms"
          defaultValue={settings.terms}
          rows={6}
        />
        <Button type="submit" size="small" busy={action.busy !== null}>
          {m.desk_save()}
        </Button>
      </form>
      <section className={styles.part}>
        <h3 className="h4">{m.money_tax_rates()}</h3>
        <ul className={styles.papers}>
          {settings.tax.map((row) => (
            <li key={row.from}>
              <span>{m.money_from_day({ day: formatDay(row.from) })}</span>
              <span>
                {m.money_tax_row({
                  package: row.package / 100,
                  other: row.other / 100,
                  tcs: row.tcs / 100,
                })}
              </span>
            </li>
          ))}
        </ul>
        <form
          key={`tax ${tries}`}
          className={styles.basics}
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            const row: TaxRates = {
              from: String(form.get("from")),
              package: share(form.get("package")),
              other: share(form.get("other")),
              tcs: share(form.get("tcs")),
            };
            void save({ tax: [...settings.tax.filter(({ from }) => from !== row.from), row] });
          }}
        >
          <TextField label={m.book_from()} name="from" type="date" required />
          <TextField
            label={m.quote_tax_package()}
            name="package"
            type="number"
            step="0.01"
            min={0}
            max={100}
            required
          />
          <TextField
            label={m.quote_tax_other()}
            name="other"
            type="number"
            step="0.01"
            min={0}
            max={100}
            required
          />
          <TextField label="TCS" name="tcs" type="number" step="0.01" min={0} max={100} required />
          <Button type="submit" size="small" variant="secondary" busy={action.busy !== null}>
            {m.money_add_row()}
          </Button>
        </form>
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
        <form
          key={`rate ${tries}`}
          className={styles.basics}
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            const on = findToday();
            const rows = currencies.flatMap((currency): ExchangeRate[] => {
              const rate = Math.round(Number(form.get(currency) || 0) * 10_000);
              return rate > 0 ? [{ currency, on, rate }] : [];
            });
            const isNew = (old: ExchangeRate) =>
              !rows.some((row) => row.currency === old.currency && row.on === old.on);
            void save({ exchange: [...settings.exchange.filter(isNew), ...rows].slice(-300) });
          }}
        >
          {currencies.map((currency) => (
            <TextField
              key={currency}
              label={m.money_rupees_for({ currency })}
              name={currency}
              type="number"
              step="0.0001"
              min={0}
            />
          ))}
          <Button type="submit" size="small" variant="secondary" busy={action.busy !== null}>
            {m.money_set_today()}
          </Button>
        </form>
      </section>
    </div>
  );
}
