import type { AlcoholLaw, HandbookTable } from "#contract/content/handbook.ts";
import { addressOf } from "../addresses.ts";
import type { Catalogue } from "../catalogue.ts";
import { findReading, type Reading } from "../places/standing.ts";
import type { Handbook } from "./read-handbook.ts";

/** A day of a holiday or festival; `provisional` where an announcement or the moon is still to come. */
export type DatedDays = { start: string; end: string; provisional: boolean };

export type DatedRow = {
  name: string;
  /** Its page, where it has one. */
  to: string | null;
  rule: string;
  /** One for each of the table's years, in their order; null in a year in which it does not come. */
  days: readonly (DatedDays | null)[];
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

/** The years of the two tables: holidays are reckoned to one less. */
const festivalYears = [2026, 2027, 2028, 2029];
const holidayYears = festivalYears.slice(0, 3);

const listDays = (days: readonly DatedDays[], years: readonly number[]) =>
  years.map((year) => {
    const found = days.find(({ start }) => Number(start.slice(0, 4)) === year);
    return found ? { start: found.start, end: found.end, provisional: found.provisional } : null;
  });

function listFestivals({ festivals }: Catalogue): DatedRow[] {
  return [...festivals]
    .sort((a, b) => (a.dates[0]?.start ?? "").localeCompare(b.dates[0]?.start ?? ""))
    .map(({ slug, name, rule, dates }) => ({
      name,
      to: addressOf.festival(slug),
      rule,
      days: listDays(dates, festivalYears),
    }));
}

function listHolidays(catalogue: Catalogue, { holidays }: Handbook): DatedRow[] {
  return holidays.map(({ name, rule, festival, days = [] }) => {
    const found = festival ? catalogue.find("festivals", festival) : null;
    const kept: DatedDays[] = found
      ? found.dates
      : days.map(({ day, provisional }) => ({ start: day, end: day, provisional }));
    return {
      name,
      rule,
      to: found && addressOf.festival(found.slug),
      days: listDays(kept, holidayYears),
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

function makeAlcohol(catalogue: Catalogue, { alcohol }: Handbook): HandbookTableView {
  const rows = alcohol.flatMap(({ state: slug, law, age, note }) => {
    const state = catalogue.find("states", slug);
    return state ? [{ name: state.name, to: addressOf.state(state), law, age, note }] : [];
  });
  return { kind: "alcohol", rows: rows.sort((a, b) => a.name.localeCompare(b.name)) };
}

/** The table of a `show` block. */
export function makeTable(
  catalogue: Catalogue,
  handbook: Handbook,
  show: "permits" | "alcohol" | "holidays" | "festivals",
): HandbookTableView {
  if (show === "permits") return makePermits(catalogue);
  if (show === "alcohol") return makeAlcohol(catalogue, handbook);
  return show === "festivals"
    ? { kind: show, years: festivalYears, rows: listFestivals(catalogue) }
    : { kind: show, years: holidayYears, rows: listHolidays(catalogue, handbook) };
}
