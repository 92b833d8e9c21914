import { m } from "#app/paraglide/messages.js";
import type { PlaceName } from "#app/search/find-place-names.ts";
import { PlacePicker } from "#app/search/place-picker.tsx";
import { CheckField, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type Option, SelectField } from "#app/ui/select-field.tsx";
import { writeClock } from "#contract/clock.ts";
import { diets, paces, styles as stayStyles, type Wish } from "#contract/trip/wish.ts";
import type { PlanForm } from "#server/content/plans/plan-page.ts";
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

const dietNames = {
  any: m.plan_diet_any,
  vegetarian: m.plan_diet_vegetarian,
  jain: m.plan_diet_jain,
  halal: m.plan_diet_halal,
  vegan: m.plan_diet_vegan,
};

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

export type SavedPlaces = readonly { id: string; name: string }[];

type MoreWishesProps = {
  form: PlanForm;
  wish: Wish;
  /** Rises when the places of the wish are others than were chosen here. */
  places: number;
  /** Where a trip may begin and end. */
  ends: readonly Option[];
  saved: SavedPlaces;
  /** Nobody has asked for anything yet: whose prices are meant follows from where it starts. */
  unsaid: boolean;
  listNames(): Promise<PlaceName[]>;
};

/** What need not be said: with whom, when to the day, how, what pulls, and what must or must not be in it. */
export function MoreWishes({
  form,
  wish,
  places,
  ends,
  saved,
  unsaid,
  listNames,
}: MoreWishesProps) {
  const { when, party } = wish;
  const chosenAnew = JSON.stringify([places, saved]);
  const placesOf = (ids: readonly string[]): PlaceName[] =>
    ids.map((id) => ({
      id,
      name: form.bases.find((base) => base.id === id)?.name ?? nameOfId(id),
      where: "",
    }));
  return (
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
              defaultValue={unsaid ? "" : party.passport}
              options={[
                { value: "", label: m.plan_passport_unsaid() },
                { value: "foreign", label: m.plan_passport_foreign() },
                { value: "saarc", label: m.plan_passport_saarc() },
                { value: "indian", label: m.plan_passport_indian() },
              ]}
            />
          </div>
          <div className={styles.row}>
            <SelectField
              label={m.plan_diet()}
              name="diet"
              defaultValue={party.diet ?? "any"}
              options={diets.map((diet) => ({ value: diet, label: dietNames[diet]() }))}
            />
            <TextField
              label={m.plan_day_from()}
              hint={m.plan_day_from_hint()}
              name="dayFrom"
              type="time"
              min="05:00"
              max="13:00"
              defaultValue={wish.dayFrom === undefined ? "" : writeClock(wish.dayFrom)}
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
              defaultValue={wish.arrives === undefined ? "" : writeClock(wish.arrives)}
            />
            <TextField
              label={m.plan_leaves()}
              hint={m.plan_leaves_hint()}
              name="leaves"
              type="time"
              defaultValue={wish.leaves === undefined ? "" : writeClock(wish.leaves)}
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
              min={1}
              step={1}
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
              key={`must ${chosenAnew}`}
              name="must"
              label={m.plan_must()}
              chosen={[
                ...placesOf(wish.must),
                ...saved
                  .filter(({ id }) => !wish.must.includes(id))
                  .map((place) => ({ ...place, where: "" })),
              ]}
              listNames={listNames}
            />
            <PlacePicker
              key={`never ${chosenAnew}`}
              name="never"
              label={m.plan_never()}
              chosen={placesOf(wish.never)}
              listNames={listNames}
            />
          </div>
        </fieldset>
      </div>
    </details>
  );
}
