import type { AlcoholLaw, HandbookTable } from "#contract/content/handbook.ts";
import { addressOf } from "../addresses.ts";
import type { Catalogue } from "../catalogue.ts";
import { findReading, type Reading } from "../places/standing.ts";
import { getHandbook } from "./read-handbook.ts";

/** A day of a holiday or festival; `provisional` where an announcement or the moon is still to come. */
export type DatedDays = { start: string; end: string; provisional: boolean };

export type DatedRow = {
  name: string;
  /** Its page, where it has one. */
  to: string | null;
  rule: string;
  /** One for each of three years, in their order. */
  days: readonly DatedDays[];
};

export type PermitRow = {
  name: string;
  to: string;
  text: string;
  /** Null where nobody confirmed it. */
  read: Reading;
};

export type AlcoholRow = Pick<AlcoholLaw, "law" | "age" | "note"> & { name: string; to: string };

/** A table that is told in the handbook's own file, or made of what other pages tell. */
export type HandbookTableView =
  | ({ kind: "table" } & HandbookTable)
  | { kind: "permits"; rows: PermitRow[]; free: { name: string; to: string }[] }
  | { kind: "alcohol"; rows: AlcoholRow[] }
  | { kind: "holidays" | "festivals"; years: readonly number[]; rows: DatedRow[] };

const yearsOf = (rows: readonly DatedRow[]) =>
  (rows[0]?.days ?? []).map(({ start }) => Number(start.slice(0, 4)));

function listFestivals({ festivals }: Catalogue): DatedRow[] {
  return [...festivals]
    .sort((a, b) => (a.dates[0]?.start ?? "").localeCompare(b.dates[0]?.start ?? ""))
    .map(({ slug, name, rule, dates }) => ({
      name,
      to: addressOf.festival(slug),
      rule,
      days: dates.map(({ start, end, provisional }) => ({ start, end, provisional })),
    }));
}

function listHolidays(catalogue: Catalogue): DatedRow[] {
  return getHandbook().holidays.map(({ name, rule, festival, days = [] }) => {
    const found = festival ? catalogue.find("festivals", festival) : null;
    const kept: DatedDays[] = found
      ? found.dates
      : days.map(({ day, provisional }) => ({ start: day, end: day, provisional }));
    return {
      name,
      rule,
      to: found && addressOf.festival(found.slug),
      days: kept.map(({ start, end, provisional }) => ({ start, end, provisional })),
    };
  });
}

/** What the states' own pages say of permits: those that ask for one, and the names of the others. */
function makePermits({ states }: Catalogue): HandbookTableView {
  const byName = [...states].sort((a, b) => a.name.localeCompare(b.name));
  return {
    kind: "permits",
    rows: byName.flatMap((state) => {
      const { none, text } = state.permits;
      const read = findReading(state.permits);
      return none ? [] : [{ name: state.name, to: addressOf.state(state), text, read }];
    }),
    free: byName.flatMap((state) =>
      state.permits.none ? [{ name: state.name, to: addressOf.state(state) }] : [],
    ),
  };
}

function makeAlcohol(catalogue: Catalogue): HandbookTableView {
  const rows = getHandbook().alcohol.flatMap(({ state: slug, law, age, note }) => {
    const state = catalogue.find("states", slug);
    return state ? [{ name: state.name, to: addressOf.state(state), law, age, note }] : [];
  });
  return { kind: "alcohol", rows: rows.sort((a, b) => a.name.localeCompare(b.name)) };
}

/** The table of a `show` block. */
export function makeTable(
  catalogue: Catalogue,
  show: "permits" | "alcohol" | "holidays" | "festivals",
): HandbookTableView {
  if (show === "permits") return makePermits(catalogue);
  if (show === "alcohol") return makeAlcohol(catalogue);
  const rows = show === "festivals" ? listFestivals(catalogue) : listHolidays(catalogue);
  return { kind: show, years: yearsOf(rows), rows };
}
