import type { FormEvent } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField, TextField } from "#app/ui/field.tsx";
import { formatMonth } from "#app/ui/format-dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { mostTripDays, paces, styles as stayStyles, type Wish } from "#contract/wish.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
import { PlacePicker } from "./place-picker.tsx";
import type { PlaceName } from "./plan-engine.ts";
import styles from "./wish-form.module.css";

const interests = [
  ["history", m.plan_interest_history],
  ["architecture", m.plan_interest_architecture],
  ["spirituality", m.plan_interest_spirituality],
  ["nature", m.plan_interest_nature],
  ["wildlife", m.plan_interest_wildlife],
  ["mountains", m.plan_interest_mountains],
  ["beaches", m.plan_interest_beaches],
  ["food", m.plan_interest_food],
  ["crafts", m.plan_interest_crafts],
  ["art", m.plan_interest_art],
  ["music-dance", m.plan_interest_music],
  ["village-life", m.plan_interest_village],
  ["trains", m.plan_interest_trains],
  ["adventure", m.plan_interest_adventure],
  ["wellness", m.plan_interest_wellness],
  ["kids", m.plan_interest_kids],
] as const;

const paceNames = { easy: m.plan_pace_easy, usual: m.plan_pace_usual, full: m.plan_pace_full };
const styleNames = {
  simple: m.plan_style_simple,
  comfortable: m.plan_style_comfortable,
  fine: m.plan_style_fine,
};

/** The twelve months from the present one, as values and words. */
export function listMonths(today: string): { value: string; label: string }[] {
  const [year = 2026, month = 1] = today.split("-").map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const value = new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7);
    return { value, label: formatMonth(value) };
  });
}

type WishFormProps = {
  form: PlanForm;
  wish: Wish;
  busy: boolean;
  again: boolean;
  /** Taken to heart elsewhere: they are among what must be in it. */
  wished: readonly { id: string; name: string }[];
  onWish(answers: FormData): void;
  listNames(): Promise<PlaceName[]>;
};

/** Little is asked and everything has a default: one tap plans. Without a script the address asks. */
export function WishForm({ form, wish, busy, again, wished, onWish, listNames }: WishFormProps) {
  const { when, party } = wish;
  const ends = [
    ...form.bases.map(({ id, name }) => ({ value: `base:${id}`, label: name })),
    ...form.airports.map(({ id, name }) => ({
      value: `airport:${id}`,
      label: m.plan_airport({ name, code: id }),
    })),
  ];
  const placesOf = (ids: readonly string[]): PlaceName[] =>
    ids.map((id) => ({
      id,
      name: form.bases.find((base) => base.id === id)?.name ?? nameOfId(id),
      where: "",
    }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onWish(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.form} action="/plan" method="get" onSubmit={submit}>
      <div className={styles.first}>
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
      <details className={styles.more}>
        <summary>
          <Icon name="chevron-down" />
          {m.plan_more_wishes()}
        </summary>
        <div className={styles.rest}>
          <fieldset className={styles.group}>
            <legend>{m.plan_with_whom()}</legend>
            <div className={styles.row}>
              <TextField
                label={m.plan_elders()}
                hint={m.plan_elders_hint()}
                name="elders"
                type="number"
                inputMode="numeric"
                min={0}
                max={20}
                defaultValue={party.elders}
              />
              <SelectField
                label={m.plan_passport()}
                name="passport"
                defaultValue={party.passport}
                options={[
                  { value: "foreign", label: m.plan_passport_foreign() },
                  { value: "saarc", label: m.plan_passport_saarc() },
                  { value: "indian", label: m.plan_passport_indian() },
                ]}
              />
            </div>
            <CheckField
              label={m.plan_wheelchair()}
              name="wheelchair"
              defaultChecked={party.wheelchair}
            />
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{m.plan_where_when()}</legend>
            <div className={styles.row}>
              <TextField
                label={m.plan_from()}
                hint={m.plan_from_hint()}
                name="from"
                type="date"
                min={form.today}
                defaultValue={when && "from" in when ? when.from : ""}
              />
              <SelectField
                label={m.plan_end()}
                name="end"
                defaultValue={wish.end ?? ""}
                options={[
                  { value: "", label: m.plan_end_same() },
                  { value: "anywhere", label: m.plan_anywhere() },
                  ...ends,
                ]}
              />
              <TextField
                label={m.plan_arrives()}
                hint={m.plan_arrives_hint()}
                name="arrives"
                type="time"
                defaultValue={writeTime(wish.arrives)}
              />
              <TextField
                label={m.plan_leaves()}
                hint={m.plan_leaves_hint()}
                name="leaves"
                type="time"
                defaultValue={writeTime(wish.leaves)}
              />
            </div>
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{m.plan_how()}</legend>
            <div className={styles.row}>
              <Choice
                label={m.plan_pace()}
                name="pace"
                value={wish.pace}
                options={paces.map((one) => [one, paceNames[one]()])}
              />
              <Choice
                label={m.plan_style()}
                name="style"
                value={wish.style}
                options={stayStyles.map((one) => [one, styleNames[one]()])}
              />
            </div>
            <div className={styles.row}>
              <TextField
                label={m.plan_budget()}
                hint={m.plan_budget_hint()}
                name="perDay"
                type="number"
                inputMode="numeric"
                min={500}
                step={500}
                max={5_000_000}
                defaultValue={wish.budget?.perDay ?? ""}
              />
              <CheckField
                label={m.plan_budget_limit()}
                name="limit"
                defaultChecked={wish.budget?.limit ?? false}
              />
            </div>
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{m.plan_interests()}</legend>
            <div className={styles.chips}>
              {interests.map(([id, name]) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    name="interest"
                    value={id}
                    defaultChecked={(wish.interests[id] ?? 1) > 1}
                  />
                  <span>{name()}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{m.plan_places()}</legend>
            <div className={styles.row}>
              <PlacePicker
                name="must"
                label={m.plan_must()}
                chosen={[
                  ...placesOf(wish.must),
                  ...wished
                    .filter(({ id }) => !wish.must.includes(id))
                    .map((place) => ({ ...place, where: "" })),
                ]}
                listNames={listNames}
              />
              <PlacePicker
                name="never"
                label={m.plan_never()}
                chosen={placesOf(wish.never)}
                listNames={listNames}
              />
            </div>
          </fieldset>
        </div>
      </details>
      <div className={styles.go}>
        <Button type="submit" size="large" busy={busy} icon="map">
          {busy ? m.plan_planning() : again ? m.plan_again() : m.plan_go()}
        </Button>
        <p className="small muted">{m.plan_go_note()}</p>
      </div>
    </form>
  );
}

/** 545 as "09:05", as a field of time has it. */
const writeTime = (minutes: number | undefined): string =>
  minutes === undefined
    ? ""
    : `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** A name for an id whose facts are not here yet: "taj-mahal" as "Taj mahal". */
const nameOfId = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");

function Choice({
  label,
  name,
  value,
  options,
}: {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [string, string])[];
}) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <div>
        {options.map(([id, text]) => (
          <label key={id}>
            <input type="radio" name={name} value={id} defaultChecked={id === value} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
