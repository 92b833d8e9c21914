import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { ownAddress } from "#app/ui/language.ts";
import type { HomePage, HomeRegion } from "#server/content/pages/home-page.ts";
import styles from "./ask-bar.module.css";

type Choice = { value: string; label: string };

const Options = ({ options }: { options: readonly Choice[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

const most = 9;

type AskBarProps = { ask: HomePage["ask"]; regions: readonly HomeRegion[] };

/** Where, when, who: the planner's first three questions. It opens with their answers, without a script too. */
export const AskBar = ({ ask, regions }: AskBarProps) => (
  <form className={styles.ask} action={ownAddress("/plan")} method="get">
    <label className={styles.where}>
      <b>{m.home_ask_where()}</b>
      <select name="where" defaultValue="">
        <option value="">{m.home_ask_anywhere()}</option>
        <optgroup label={m.plan_where_regions()}>
          <Options
            options={regions.map(({ slug, name }) => ({ value: `region:${slug}`, label: name }))}
          />
        </optgroup>
        <optgroup label={m.home_ask_cities()}>
          <Options options={ask.towns.map(({ id, name }) => ({ value: id, label: name }))} />
        </optgroup>
      </select>
    </label>
    <label>
      <b>{m.home_ask_when()}</b>
      <select name="month" defaultValue="">
        <option value="">{m.home_ask_any_month()}</option>
        <Options options={ask.months} />
      </select>
    </label>
    <label>
      <b>{m.home_ask_who()}</b>
      <select name="adults" defaultValue="2">
        <Options
          options={Array.from({ length: most }, (_, index) => ({
            value: String(index + 1),
            label: index === 0 ? m.home_ask_adult() : m.home_ask_adults({ count: index + 1 }),
          }))}
        />
      </select>
    </label>
    <Button type="submit" icon="map">
      {m.home_ask_go()}
    </Button>
  </form>
);
