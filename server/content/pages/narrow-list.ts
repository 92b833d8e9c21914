import { type FilterName, type Filters, filterNames } from "#contract/content/list-filters.ts";
import { TrekGrade } from "#contract/content/trek.ts";

/** What one item of a list answers to. */
export type Answers = Record<FilterName, readonly string[]>;
/** By the item's slug or id. */
export type ListAnswers = ReadonlyMap<string, Answers>;

/** What may be chosen: only what something answers to. */
export type FilterOptions = Record<FilterName, string[]>;

const mapNames = <T>(make: (name: FilterName) => T) =>
  Object.fromEntries(filterNames.map((name) => [name, make(name)])) as Record<FilterName, T>;

/** A wish to which everything answers, whatever its value, narrows nothing and is not offered. */
export function listOptions(answers: ListAnswers): FilterOptions {
  const items = [...answers.values()];
  return mapNames((name) => {
    const values = [...new Set(items.flatMap((item) => item[name]))];
    if (values.every((value) => items.every((item) => item[name].includes(value)))) return [];
    if (name === "month") return values.sort((a, b) => Number(a) - Number(b));
    if (name === "grade") return TrekGrade.options.filter((grade) => values.includes(grade));
    return values.sort();
  });
}

/** The filters of an address that a list knows; what it does not know is as if not written. */
export function readFilters(options: FilterOptions, asked: URLSearchParams): Filters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = asked.get(name);
      return value && options[name].includes(value) ? [[name, value]] : [];
    }),
  );
}

/** Whether an item answers to everything that is asked. */
export const isWanted = (answers: Answers | undefined, filters: Filters): boolean =>
  filterNames.every((name) => !filters[name] || answers?.[name].includes(filters[name]));

/** What a list's form shows. */
export type Narrowing = {
  /** Items of the list, whatever is asked. */
  total: number;
  /** Of them those that answer. */
  found: number;
  filters: Filters;
  /** Each with how many would be left if it were chosen beside the other filters. */
  options: Record<FilterName, { value: string; count: number }[]>;
  /** What a value is called that is the name of a place. */
  names?: Readonly<Record<string, string>>;
  /** How many would be left without this one of the chosen filters. */
  without: Partial<Record<FilterName, number>>;
};

/** Narrows a list by an address's query. */
export function narrowList(
  answers: ListAnswers,
  asked: URLSearchParams,
): { narrowing: Narrowing; isLeft: (id: string) => boolean } {
  const known = listOptions(answers);
  const filters = readFilters(known, asked);
  const items = [...answers.values()];
  const countWith = (wished: Filters) => items.filter((item) => isWanted(item, wished)).length;
  return {
    narrowing: {
      total: items.length,
      found: countWith(filters),
      filters,
      options: mapNames((name) =>
        known[name].map((value) => ({ value, count: countWith({ ...filters, [name]: value }) })),
      ),
      without: Object.fromEntries(
        filterNames.flatMap((name) =>
          filters[name] ? [[name, countWith({ ...filters, [name]: "" })]] : [],
        ),
      ),
    },
    isLeft: (id) => isWanted(answers.get(id), filters),
  };
}
