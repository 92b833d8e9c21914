import { useState } from "react";
import { useDeskAction } from "#app/desk/use-desk-action.ts";
import { useForm } from "#app/forms/use-form.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Supplier } from "#contract/quote/rate-book.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { saySeason } from "./quote-names.ts";
import styles from "./quotes.module.css";

/** The seasons of a supplier's rates, each once. */
const seasonsOf = ({ rates }: Supplier) => [
  ...new Map(rates.map(({ from, to }) => [`${from} ${to}`, { from, to }])).entries(),
];

/** The same days a year later; nothing for a season that is open on a side. */
const yearOn = (day: string | null) =>
  day ? `${Number(day.slice(0, 4)) + 1}${day.slice(4) === "-02-29" ? "-02-28" : day.slice(4)}` : "";

/** A season's rates on other days, so many per cent higher. */
export function SeasonCopyForm({
  supplier,
  send,
}: {
  supplier: Supplier;
  /** Throws what the call throws. */
  send(copy: object): Promise<void>;
}) {
  const [open, setOpen] = useState(false);
  const seasons = seasonsOf(supplier);
  const [chosen, setChosen] = useState(seasons.at(-1)?.[0] ?? "");
  const season = seasons.find(([key]) => key === chosen)?.[1] ?? { from: null, to: null };
  const form = useForm({
    action: useDeskAction(),
    check: ({ rise = "" }) => ({
      rise: /^-?\d{1,3}(?:\.\d{1,2})?$/.test(rise.trim()) ? "" : m.book_rise_fault(),
    }),
    async send({ from, to, rise, round }) {
      await send({ season, from, to, rise: Math.round(Number(rise) * 100), round: Number(round) });
      setOpen(false);
    },
  });
  if (seasons.length === 0) return null;
  if (!open)
    return (
      <Button variant="quiet" size="small" icon="calendar" onClick={() => setOpen(true)}>
        {m.book_copy_season()}
      </Button>
    );
  return (
    <form className={styles.basics} {...form.props}>
      <SelectField
        label={m.book_season()}
        value={chosen}
        options={seasons.map(([value, one]) => ({ value, label: saySeason(one) }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <TextField
        key={`from ${chosen}`}
        label={m.book_from()}
        name="from"
        type="date"
        defaultValue={season.to ? addDays(season.to, 1) : yearOn(season.from)}
        required
        error={form.error("from")}
      />
      <TextField
        key={`to ${chosen}`}
        label={m.book_to()}
        name="to"
        type="date"
        defaultValue={yearOn(season.to)}
        required
        error={form.error("to")}
      />
      <TextField
        label={m.book_rise()}
        name="rise"
        inputMode="decimal"
        defaultValue="5"
        required
        error={form.error("rise")}
      />
      <SelectField
        label={m.book_round()}
        name="round"
        defaultValue="5000"
        options={[
          { value: "100", label: "₹1" },
          { value: "1000", label: "₹10" },
          { value: "5000", label: "₹50" },
          { value: "10000", label: "₹100" },
        ]}
      />
      <Button type="submit" size="small" busy={form.busy}>
        {m.book_copy_season()}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
        {m.desk_cancel()}
      </Button>
    </form>
  );
}
