import { type FormEvent, memo, useMemo } from "react";
import { m } from "#app/paraglide/messages.js";
import type { PlaceName } from "#app/search/find-place-names.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { formatMonth } from "#app/ui/format-dates.ts";
import { ownAddress } from "#app/ui/language.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { mostTripDays, type Wish } from "#contract/trip/wish.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import { MoreWishes, type SavedPlaces } from "./more-wishes.tsx";
import { WhereField } from "./where-field.tsx";
import styles from "./wish-form.module.css";

/** Rooms and trains open sooner than that; families plan so far. */
const monthsAhead = 18;

/** The months from the present one, as values and words. */
export function listMonths(today: string): { value: string; label: string }[] {
  const [year = 2026, month = 1] = today.split("-").map(Number);
  return Array.from({ length: monthsAhead }, (_, index) => {
    const value = new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7);
    return { value, label: formatMonth(value) };
  });
}

type WishFormProps = {
  form: PlanForm;
  wish: Wish;
  /** Rises when the places of the wish are others than were chosen here. */
  places: number;
  busy: boolean;
  again: boolean;
  /** Taken to heart elsewhere: they are among what must be in it. */
  saved: SavedPlaces;
  /** Nobody has asked for anything yet. */
  unsaid: boolean;
  onWish(answers: FormData): void;
  listNames(): Promise<PlaceName[]>;
};

/** Little is asked and everything has a default: one tap plans. Without a script the address asks. */
export const WishForm = memo(function WishForm({ busy, again, onWish, ...asked }: WishFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onWish(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.form} action={ownAddress("/plan")} method="get" onSubmit={submit}>
      <WishFields {...asked} />
      <div className={styles.go}>
        <Button type="submit" size="large" busy={busy} icon="map">
          {busy ? m.plan_planning() : again ? m.plan_again() : m.plan_go()}
        </Button>
        <p className="small muted">{m.plan_go_note()}</p>
      </div>
    </form>
  );
});

type WishFieldsProps = Omit<WishFormProps, "busy" | "again" | "onWish">;

/** Hundreds of options: they are not made anew because a button is busy. */
const WishFields = memo(function WishFields({
  form,
  wish,
  places,
  saved,
  unsaid,
  listNames,
}: WishFieldsProps) {
  const { when, party } = wish;
  const ends = useMemo(
    () => [
      ...form.bases.map(({ id, name }) => ({ value: `base:${id}`, label: name })),
      ...form.airports.map(({ id, name }) => ({
        value: `airport:${id}`,
        label: m.plan_airport({ name, code: id }),
      })),
    ],
    [form],
  );
  return (
    <>
      <div className={styles.first}>
        <WhereField form={form} where={wish.where} />
        <SelectField
          label={m.plan_month()}
          name="month"
          defaultValue={when ? ("month" in when ? when.month : when.from.slice(0, 7)) : ""}
          options={[{ value: "", label: m.plan_month_any() }, ...listMonths(form.today)]}
          onChange={(event) => {
            // A first day comes before a month: who chooses a month means that.
            const from = event.target.form?.elements.namedItem("from");
            if (from instanceof HTMLInputElement) from.value = "";
          }}
        />
        <SelectField
          label={m.plan_start()}
          name="start"
          defaultValue={wish.start}
          options={[{ value: "anywhere", label: m.plan_anywhere() }, ...ends]}
        />
        <TextField
          label={m.plan_days()}
          name="days"
          type="number"
          inputMode="numeric"
          min={1}
          max={mostTripDays}
          defaultValue={when?.days ?? 7}
        />
        <TextField
          label={m.plan_adults()}
          name="adults"
          type="number"
          inputMode="numeric"
          min={1}
          max={20}
          defaultValue={party.adults}
        />
        <TextField
          label={m.plan_children()}
          hint={m.plan_children_hint()}
          name="children"
          inputMode="text"
          placeholder="6, 9"
          autoComplete="off"
          defaultValue={party.children.join(", ")}
        />
      </div>
      <MoreWishes
        form={form}
        wish={wish}
        places={places}
        ends={ends}
        saved={saved}
        unsaid={unsaid}
        listNames={listNames}
      />
    </>
  );
});
