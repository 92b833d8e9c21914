import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { useHydrated } from "#app/calls/stored-values.ts";
import { m } from "#app/paraglide/messages.js";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { nameMonth } from "#app/ui/months.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Interest } from "#contract/facts.ts";
import {
  type FilterName,
  type Filters,
  filterNames,
  writeListQuery,
} from "#contract/list-filters.ts";
import type { ListPage } from "#server/content/pages/list-pages.ts";
import { interestNames } from "./interests.ts";
import styles from "./list-filters.module.css";

const labels: Record<FilterName, { label: () => string; any: () => string }> = {
  region: { label: m.list_filter_region, any: m.list_filter_any_region },
  month: { label: m.list_filter_month, any: m.list_filter_any_month },
  interest: { label: m.list_filter_interest, any: m.list_filter_any_interest },
  access: { label: m.list_filter_access, any: m.list_filter_any_access },
  days: { label: m.list_filter_days, any: m.list_filter_any_days },
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
};

function nameValue(name: FilterName, value: string): string {
  if (name === "month") return nameMonth(Number(value));
  if (name === "interest") return interestNames[value as Interest]();
  return values[value]?.() ?? value;
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

type ListFiltersProps = {
  path: string;
  list: Pick<ListPage, "filters" | "options" | "found" | "total">;
};

/** Wishes that narrow a list; a plain form of the browser's where no script runs. */
export function ListFilters({ path, list }: ListFiltersProps) {
  const { filters, options, found, total } = list;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(path + writeListQuery(readForm(event.currentTarget)), { preventScrollReset: true });
  };
  const chosen = Object.keys(filters).length > 0;
  const asked = filterNames.filter((name) => options[name].length > 0);
  return (
    <>
      <form
        key={writeListQuery(filters)}
        action={path}
        className={styles.filters}
        data-fields={asked.length}
        aria-label={m.list_filters()}
        onChange={choose}
        onSubmit={choose}
      >
        {asked.map((name) => (
          <SelectField
            key={name}
            name={name}
            label={labels[name].label()}
            defaultValue={filters[name] ?? ""}
            options={[
              { value: "", label: labels[name].any() },
              ...options[name].map((value) => ({ value, label: nameValue(name, value) })),
            ]}
          />
        ))}
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
          <Link to={path} preventScrollReset>
            {m.list_filter_clear({ total })}
          </Link>
        </p>
      )}
      {found === 0 && (
        <div className={styles.none} role="status">
          <h2 className="h2">{m.list_filter_none()}</h2>
          <p className="lede">{m.list_filter_none_hint()}</p>
          <ButtonLink to={path}>{m.list_filter_clear({ total })}</ButtonLink>
        </div>
      )}
    </>
  );
}
