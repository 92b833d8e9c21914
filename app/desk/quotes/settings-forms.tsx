import { useState } from "react";
import { CallError } from "#app/calls/call-error.ts";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { findToday } from "#app/ui/format-dates.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { ExchangeRate, TaxRates } from "#contract/quote/quote.ts";
import { currencies } from "#contract/quote/quote-item.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import { AmountField, CountField } from "./amount-field.tsx";
import styles from "./quotes.module.css";
import { listStateChoices } from "./state-choices.ts";

type SettingsFormProps = {
  settings: MoneySettings;
  /**
   * `seen`: what stood in the parts when their change was begun, if it was before these settings.
   * @throws CallError, its fields named by where they stand in the settings; conflict where a colleague changed the same
   */
  save(change: Partial<MoneySettings>, seen?: Partial<MoneySettings>): Promise<void>;
};

/** Hundredths, as shares are kept. */
const share = (text = "") => Math.round(Number(text || 0) * 100);

/** Who we are on paper, and what stands in every quote. */
export function FirmForm({ settings, save }: SettingsFormProps) {
  const [typed, setTyped] = useState<Partial<MoneySettings>>({});
  /** What stood there when it was typed over. */
  const [seen, setSeen] = useState<Partial<MoneySettings>>({});
  const form = useForm({
    action: useDeskAction(),
    async send() {
      try {
        await save(typed, seen);
        setTyped((now) =>
          Object.fromEntries(
            Object.entries(now).filter(([part, value]) => typed[part as Part] !== value),
          ),
        );
      } catch (error) {
        // Told what a colleague wrote there: to save again is to write over it.
        if (error instanceof CallError && error.code === "conflict") setSeen({});
        throw error;
      }
      setSeen({});
    },
  });
  function change(part: Part, value: unknown): void {
    setTyped({ ...typed, [part]: value });
    if (!(part in seen)) setSeen({ ...seen, [part]: settings[part] });
  }
  const shown = { ...settings, ...typed };
  const named = (part: Part) => ({
    name: `settings.${part}`,
    error: form.error(`settings.${part}`),
  });
  const field = (part: (typeof texts)[number]) => ({
    ...named(part),
    value: shown[part],
    onChange: ({ target }: { target: { value: string } }) => change(part, target.value),
  });
  return (
    <form className={styles.words} {...form.props}>
      <TextField label={m.money_firm()} {...field("legalName")} required />
      <div className={styles.basics}>
        <SelectField
          label={m.money_firm_state()}
          {...field("state")}
          required
          options={listStateChoices()}
        />
        <TextField label="GSTIN" {...field("gstin")} maxLength={20} />
        <TextField label={m.money_sac_package()} {...field("sac")} maxLength={8} />
        <TextField label={m.money_sac_other()} {...field("sacOther")} maxLength={8} />
        <TextField label={m.money_upi()} {...field("upi")} />
        <CountField
          label={m.money_valid_days()}
          {...named("validDays")}
          value={shown.validDays}
          least={1}
          most={90}
          onChange={(days) => change("validDays", days)}
        />
        <AmountField
          label={m.money_editor_most()}
          {...named("editorMost")}
          value={shown.editorMost}
          optional
          onChange={(paisa) => change("editorMost", paisa)}
        />
      </div>
      <p className="small muted">{m.money_editor_most_note()}</p>
      {settings.gstin === "" && <p className="small muted">{m.money_firm_gstin_note()}</p>}
      <TextAreaField label={m.money_firm_address()} {...field("address")} rows={3} />
      <TextAreaField label={m.money_bank_account()} {...field("bank")} rows={3} />
      <TextAreaField label={m.quote_terms()} {...field("terms")} rows={6} />
      <CheckField
        label={m.money_sells_abroad()}
        name="settings.sellsAbroad"
        checked={shown.sellsAbroad}
        onChange={({ target }) => change("sellsAbroad", target.checked)}
      />
      <Button type="submit" size="small" busy={form.busy}>
        {m.desk_save()}
      </Button>
    </form>
  );
}

type Part = keyof MoneySettings;
const texts = [
  "legalName",
  "state",
  "gstin",
  "sac",
  "sacOther",
  "upi",
  "address",
  "bank",
  "terms",
] as const satisfies (keyof MoneySettings)[];

/** Taxes from a day on; those of the same day are replaced. */
export function TaxForm({ settings, save }: SettingsFormProps) {
  const form = useForm({
    action: useDeskAction(),
    async send({ from = "", ...shares }) {
      const row: TaxRates = {
        from,
        package: share(shares.package),
        other: share(shares.other),
        stay: share(shares.stay),
        car: share(shares.car),
        tcs: share(shares.tcs ?? String((settings.tax.at(-1)?.tcs ?? 0) / 100)),
      };
      await save({ tax: [...settings.tax.filter((old) => old.from !== from), row] });
      form.reset();
    },
  });
  const shares = [
    ["package", m.quote_tax_package()],
    ["other", m.quote_tax_other()],
    ["stay", m.quote_tax_stay()],
    ["car", m.quote_tax_car()],
    // Hidden from who sells no tours abroad: what holds stays.
    ...(settings.sellsAbroad ? [["tcs", "TCS"] as const] : []),
  ] as const;
  return (
    <form className={styles.basics} {...form.props}>
      <TextField label={m.book_from()} name="from" type="date" required />
      {shares.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          name={name}
          type="number"
          step="0.01"
          min={0}
          max={100}
          required
        />
      ))}
      <Button type="submit" size="small" variant="secondary" busy={form.busy}>
        {m.money_add_row()}
      </Button>
    </form>
  );
}

/** What a currency costs in rupees from today on; an empty field says nothing. */
export function ExchangeForm({ settings, save }: SettingsFormProps) {
  const form = useForm({
    action: useDeskAction(),
    async send(values) {
      const on = findToday();
      const rows = currencies.flatMap((currency): ExchangeRate[] => {
        const rate = Math.round(Number(values[currency] || 0) * 10_000);
        return rate > 0 ? [{ currency, on, rate }] : [];
      });
      const isNew = (old: ExchangeRate) =>
        !rows.some((row) => row.currency === old.currency && row.on === old.on);
      await save({ exchange: [...settings.exchange.filter(isNew), ...rows].slice(-300) });
      form.reset();
    },
  });
  return (
    <form className={styles.basics} {...form.props}>
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
      <Button type="submit" size="small" variant="secondary" busy={form.busy}>
        {m.money_set_today()}
      </Button>
    </form>
  );
}
