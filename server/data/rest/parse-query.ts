import { isWithinLikeLimits, likeLimits } from "../like-pattern.ts";
import { badValue, noColumn, RestFault, unreadable } from "./rest-fault.ts";
import type { ColumnType, RestTable } from "./tables.ts";

export const comparisons = { eq: "=", neq: "<>", gt: ">", gte: ">=", lt: "<", lte: "<=" } as const;
type Comparison = keyof typeof comparisons;

export type Filter = { column: string; not: boolean } & (
  | { operator: Comparison; value: string }
  | { operator: "like" | "ilike"; value: string }
  | { operator: "in"; values: string[] }
  | { operator: "is"; value: "null" | "true" | "false" | "unknown" }
);
export type Ordering = { column: string; descending: boolean; nulls: "first" | "last" };
export type RestQuery = {
  columns: { name: string; as: string }[];
  filters: Filter[];
  order: Ordering[];
  limit: number;
  offset: number;
};

/** As the hosted service: more than this is never sent at once. */
export const mostRows = 1000;

/** Patterns of `like` and `ilike` in one query, or on one socket. */
export const mostPatterns = 5;
export const isPattern = ({ operator }: Pick<Filter, "operator">): boolean =>
  operator === "like" || operator === "ilike";

const limits: Record<Exclude<ColumnType, "text">, RegExp> = {
  bigint: /^-?\d{1,18}$/,
  smallint: /^-?\d{1,4}$/,
  timestamptz: /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}(:?\d{2})?)?)?$/,
};

/** @throws RestFault when the value is none of the column's type */
export function checkValue(type: ColumnType, value: string): string {
  const fits =
    type === "text"
      ? !value.includes("\u0000")
      : limits[type].test(value) && (type !== "timestamptz" || !Number.isNaN(Date.parse(value)));
  if (!fits) throw badValue(type, value);
  return value;
}

/** Splits at commas outside double quotes; quotes and backslashes are taken off. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  let item = "";
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const letter = text[index];
    if (quoted && letter === "\\") item += text[++index] ?? "";
    else if (letter === '"') quoted = !quoted;
    else if (letter === "," && !quoted) {
      items.push(item);
      item = "";
    } else item += letter;
  }
  return [...items, item];
}

/** A pattern of `like` in the database's spelling; an escape that escapes nothing would be its error. */
function readPattern(text: string): string {
  const pattern = text.replaceAll("*", "%");
  let end = pattern.length;
  while (pattern[end - 1] === "\\") end -= 1;
  const whole = (pattern.length - end) % 2 === 0 ? pattern : pattern.slice(0, -1);
  if (!isWithinLikeLimits(whole))
    throw unreadable(
      "filter",
      `a pattern has at most ${likeLimits.characters} characters and ${likeLimits.wildcards} wildcards`,
    );
  return whole;
}

/** `eq.5`, `not.in.(1,2)`, `is.null` on one column. @throws RestFault */
export function parseFilter(
  table: Pick<RestTable, "name" | "columns">,
  column: string,
  text: string,
): Filter {
  const type = table.columns[column];
  if (!Object.hasOwn(table.columns, column) || !type) throw noColumn(table.name, column);
  const not = text.startsWith("not.");
  const [, operator = "", value = ""] =
    /^([a-z]+)\.([\s\S]*)$/.exec(not ? text.slice(4) : text) ?? [];
  const base = { column, not };
  if (Object.hasOwn(comparisons, operator))
    return { ...base, operator: operator as Comparison, value: checkValue(type, value) };
  if ((operator === "like" || operator === "ilike") && type === "text")
    return { ...base, operator, value: readPattern(checkValue(type, value)) };
  if (operator === "is" && /^(null|true|false|unknown)$/.test(value)) {
    if (value !== "null") throw badValue("boolean", value);
    return { ...base, operator, value };
  }
  const list = operator === "in" ? /^\(([\s\S]*)\)$/.exec(value)?.[1] : undefined;
  if (list !== undefined) {
    const values = list === "" ? [] : splitList(list).map((item) => checkValue(type, item));
    if (values.length > 200) throw unreadable("filter", "more than 200 values");
    return { ...base, operator: "in", values };
  }
  throw unreadable("filter", text);
}

function parseColumns(table: RestTable, text: string): RestQuery["columns"] {
  const names = Object.keys(table.columns);
  const columns = splitList(text).flatMap((part) => {
    const item = part.trim();
    if (item === "*") return names.map((name) => ({ name, as: name }));
    const [, alias, name = ""] = /^(?:(\w{1,60}):)?(\w{1,60})$/.exec(item) ?? [];
    if (!name) throw unreadable("select parameter", text);
    if (!Object.hasOwn(table.columns, name)) throw noColumn(table.name, name);
    return [{ name, as: alias ?? name }];
  });
  // The same column twice is one key of the answer.
  return [...new Map(columns.map((column) => [column.as, column])).values()];
}

function parseOrder(table: RestTable, text: string): Ordering[] {
  return splitList(text).map((part) => {
    const [, column = "", direction, nulls] =
      /^(\w{1,60})(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(part.trim()) ?? [];
    if (!column) throw unreadable("order", text);
    if (!Object.hasOwn(table.columns, column)) throw noColumn(table.name, column);
    const descending = direction === "desc";
    const fallback = descending ? "first" : "last";
    return { column, descending, nulls: (nulls as Ordering["nulls"] | undefined) ?? fallback };
  });
}

function parseCount(part: "limit" | "offset", text: string | null, fallback: number): number {
  if (text === null) return fallback;
  if (!/^-?\d{1,9}$/.test(text)) throw unreadable(part, text);
  if (Number(text) < 0)
    throw new RestFault(416, "PGRST103", "Requested range not satisfiable", {
      details: `${part} must not be negative.`,
    });
  return Number(text);
}

const reserved = new Set(["select", "order", "limit", "offset", "columns", "apikey"]);
const refused = new Set(["and", "or", "not.and", "not.or", "on_conflict"]);

/** Reads a query string against one table. @throws RestFault, always a 4xx */
export function parseQuery(table: RestTable, parameters: URLSearchParams): RestQuery {
  const filters: Filter[] = [];
  for (const [key, value] of parameters) {
    if (reserved.has(key)) continue;
    if (refused.has(key)) throw unreadable("logic tree", `${key}=${value}`);
    if (filters.length === 20) throw unreadable("filter", "more than 20 filters");
    filters.push(parseFilter(table, key, value));
  }
  if (filters.filter(isPattern).length > mostPatterns)
    throw unreadable("filter", `more than ${mostPatterns} patterns`);
  const order = parameters.get("order");
  return {
    columns: parseColumns(table, parameters.get("select") || "*"),
    filters,
    order: order ? parseOrder(table, order) : [],
    limit: Math.min(parseCount("limit", parameters.get("limit"), mostRows), mostRows),
    offset: parseCount("offset", parameters.get("offset"), 0),
  };
}
