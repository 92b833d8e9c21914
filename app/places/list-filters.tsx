import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { useHydrated } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ownAddress } from "#app/ui/language.ts";
import { nameMonth } from "#app/ui/months.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Interest } from "#contract/content/facts.ts";
import {
  type FilterName,
  type Filters,
  filterNames,
  writeListQuery,
} from "#contract/content/list-filters.ts";
import type { Narrowing } from "#server/content/pages/narrow-list.ts";
import { Fold } from "./fold.tsx";
import { interestNames } from "./interests.ts";
import styles from "./list-filters.module.css";

const labels: Record<FilterName, { label: () => string; any: () => string }> = {
  region: { label: m.list_filter_region, any: m.list_filter_any_region },
  month: { label: m.list_filter_month, any: m.list_filter_any_month },
  interest: { label: m.list_filter_interest, any: m.list_filter_any_interest },
  access: { label: m.list_filter_access, any: m.list_filter_any_access },
  days: { label: m.list_filter_days, any: m.list_filter_any_days },
  permit: { label: m.list_filter_permit, any: m.list_filter_any_permit },
  booking: { label: m.list_filter_booking, any: m.list_filter_any_booking },
  altitude: { label: m.list_filter_altitude, any: m.list_filter_any_altitude },
  state: { label: m.place_state, any: m.list_filter_any_region },
  grade: { label: m.trek_grade, any: m.list_filter_any_permit },
};

const values: Record<string, () => string> = {
  "north-india": m.list_region_north_india,
  "west-india": m.list_region_west_india,
  "south-india": m.list_region_south_india,
  "east-india": m.list_region_east_india,
  "step-free": m.list_access_step_free,
  half: m.list_days_half,
  "1": m.list_days_1,
  "2": m.list_days_2,
  "below-2500": m.list_altitude_below_2500,
  "below-3500": m.list_altitude_below_3500,
  "below-4500": m.list_altitude_below_4500,
  easy: m.trek_grade_easy,
  moderate: m.trek_grade_moderate,
  hard: m.trek_grade_hard,
  "very-hard": m.trek_grade_very_hard,
};

function nameValue({ names }: Narrowing, name: FilterName, value: string): string {
  if (name === "month") return nameMonth(Number(value));
  if (name === "interest") return interestNames[value as Interest]();
  if (name === "permit") return m.list_permit_none();
  if (name === "booking") return m.list_booking_none();
  return values[value]?.() ?? names?.[value] ?? value;
}

function readForm(form: HTMLFormElement): Filters {
  const data = new FormData(form);
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = data.get(name);
      return typeof value === "string" && value ? [[name, value]] : [];
    }),
  );
}

/** So many filters stand open; where there are more, the first few do and the others are folded. */
const mostAtFirst = 5;
const atFirst = 4;

type ListFiltersProps = {
  path: string;
  list: Narrowing;
  /** Sights are open in a month; a page's list of them has this place on its page. */
  sights?: { hash: string };
};

/** Wishes that narrow a list; a plain form of the browser's where no script runs. */
export function ListFilters({ path, list, sights }: ListFiltersProps) {
  const { filters, options, found, total } = list;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const hash = sights?.hash ?? "";
  const addressOf = (wanted: Filters) => path + writeListQuery(wanted) + hash;
  const nameFilter = (name: FilterName) =>
    name === "month" && sights ? m.list_filter_open() : labels[name].label();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(addressOf(readForm(event.currentTarget)), { preventScrollReset: true });
  };
  const chosen = Object.keys(filters).length > 0;
  const asked = filterNames.filter((name) => options[name].length > 0);
  if (asked.length === 0) return null;
  // The list itself has to begin in the first view.
  const first = asked.length > mostAtFirst ? asked.slice(0, atFirst) : asked;
  const more = asked.slice(first.length);
  const field = (name: FilterName) => (
    <SelectField
      key={name}
      name={name}
      label={nameFilter(name)}
      defaultValue={filters[name] ?? ""}
      options={[
        { value: "", label: labels[name].any() },
        ...options[name].map(({ value, count }) => ({
          value,
          label: m.list_filter_value({ value: nameValue(list, name, value), count }),
        })),
      ]}
    />
  );
  return (
    <>
      <form
        key={writeListQuery(filters)}
        action={ownAddress(path + hash)}
        className={`${styles.filters} ${styles.fields}`}
        data-fields={first.length}
        aria-label={sights ? m.list_filter_sights() : m.list_filters()}
        onChange={choose}
        onSubmit={choose}
      >
        {first.map(field)}
        {more.length > 0 && (
          <Fold
            label={m.list_filter_more({ count: more.length })}
            open={more.some((name) => filters[name])}
            className={styles.more}
          >
            <div className={styles.fields}>{more.map(field)}</div>
          </Fold>
        )}
        {!hydrated && (
          <div className={styles.show}>
            <Button type="submit" variant="secondary">
              {m.list_filter_show()}
            </Button>
          </div>
        )}
      </form>
      {chosen && found > 0 && (
        <p className={styles.found} role="status">
          {found === 1 ? m.list_filter_found_one({ total }) : m.list_filter_found({ found, total })}{" "}
          <Link to={path + hash} preventScrollReset>
            {m.list_filter_clear({ total })}
          </Link>
        </p>
      )}
      {found === 0 && (
        <div className={styles.none} role="status">
          <p className="h2">{m.list_filter_none()}</p>
          <p className="lede">{m.list_filter_none_hint()}</p>
          <WaysOut list={list} nameFilter={nameFilter} addressOf={addressOf} />
          <ButtonLink to={path + hash}>{m.list_filter_clear({ total })}</ButtonLink>
        </div>
      )}
    </>
  );
}

type WaysOutProps = {
  list: Narrowing;
  nameFilter: (name: FilterName) => string;
  addressOf: (wanted: Filters) => string;
};

/** The filters that leave something when they are taken off, each by itself. */
function WaysOut({ list, nameFilter, addressOf }: WaysOutProps) {
  const { filters, without } = list;
  const ways = filterNames.filter((name) => without[name]);
  if (ways.length === 0) return null;
  return (
    <ul className={styles.ways}>
      {ways.map((name) => (
        <li key={name}>
          <ButtonLink to={addressOf({ ...filters, [name]: "" })} variant="secondary">
            {m.list_filter_remove({
              filter: nameFilter(name),
              value: nameValue(list, name, filters[name] ?? ""),
              count: without[name] ?? 0,
            })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
