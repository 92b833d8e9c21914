import { z } from "zod";
import { type Filter, parseFilter } from "../rest/parse-query.ts";
import { RestFault } from "../rest/rest-fault.ts";
import { type ColumnType, commentColumns } from "../rest/tables.ts";
import { type Change, type ChangeRow, wireTypes } from "./change-feed.ts";

const Requested = z.looseObject({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.string().max(63).optional(),
  table: z.string().max(63).optional(),
  filter: z.string().max(500).optional(),
  select: z.array(z.string().max(63)).max(20).optional(),
});

const Join = z.object({
  config: z
    .looseObject({
      postgres_changes: z.array(Requested).max(10).nullish(),
      presence: z.looseObject({ enabled: z.boolean().nullish() }).nullish(),
      private: z.boolean().nullish(),
    })
    .nullish(),
  access_token: z.string().max(8000).nullish(),
});

export type Binding = {
  id: number;
  event: z.infer<typeof Requested>["event"];
  filter: Filter | null;
  select: string[] | null;
};

export type JoinRequest = {
  bindings: Binding[];
  /** The same objects in the same order, each with its id: the client fails on any difference. */
  echo: Record<string, unknown>[];
  presence: boolean;
  accessToken: string | null;
};

/** A join that is not granted; its message is the reason the client shows. */
export class JoinRefused extends Error {
  override name = "JoinRefused";
}

function readFilter(text: string): Filter {
  const [, column = "", rest = ""] = /^(\w{1,63})=([\s\S]*)$/.exec(text) ?? [];
  try {
    return parseFilter({ name: "Comments", columns: commentColumns }, column, rest);
  } catch (error) {
    if (error instanceof RestFault) throw new JoinRefused(`Unusable filter: ${error.message}`);
    throw error;
  }
}

/** Reads the payload of phx_join. @throws JoinRefused */
export function readJoin(payload: unknown): JoinRequest {
  const parsed = Join.safeParse(payload);
  if (!parsed.success) throw new JoinRefused("The channel's configuration is not readable.");
  const { config, access_token: accessToken } = parsed.data;
  if (config?.private) throw new JoinRefused("Private channels are not offered here.");
  const requested = config?.postgres_changes ?? [];
  const bindings = requested.map((wanted, index): Binding => {
    const { schema = "public", table = "*", filter, select, event } = wanted;
    if (!["public", "*"].includes(schema) || !["Comments", "*"].includes(table))
      throw new JoinRefused(`Changes of ${schema}.${table} are not published here.`);
    const unknown = select?.find((column) => !Object.hasOwn(commentColumns, column));
    if (unknown !== undefined) throw new JoinRefused(`There is no column ${unknown}.`);
    return {
      id: index + 1,
      event,
      filter: filter ? readFilter(filter) : null,
      select: select ?? null,
    };
  });
  return {
    bindings,
    echo: requested.map((wanted, index) => ({ ...wanted, id: index + 1 })),
    presence: config?.presence?.enabled ?? false,
    accessToken: accessToken ?? null,
  };
}

function compare(type: ColumnType, left: unknown, right: string): number {
  const order = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);
  if (type === "text") return order(String(left), right);
  return type === "timestamptz"
    ? order(Date.parse(String(left)), Date.parse(right))
    : order(Number(left), Number(right));
}

function like(text: unknown, pattern: string, flags: string): boolean {
  const source = pattern
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("%", "[^]*?")
    .replaceAll("_", "[^]");
  return new RegExp(`^${source}$`, flags).test(String(text));
}

/** Whether a row fits a filter, as the database would say it; null fits none but `is`. */
export function fitsFilter(filter: Filter, row: ChangeRow): boolean {
  const value = row[filter.column];
  if (filter.operator === "is") return (value === null) !== filter.not;
  if (value === null || value === undefined) return false;
  const type = commentColumns[filter.column as keyof typeof commentColumns];
  const fits = (() => {
    switch (filter.operator) {
      case "in":
        return filter.values.some((each) => compare(type, value, each) === 0);
      case "like":
        return like(value, filter.value, "u");
      case "ilike":
        return like(value, filter.value, "iu");
      case "eq":
        return compare(type, value, filter.value) === 0;
      case "neq":
        return compare(type, value, filter.value) !== 0;
      case "gt":
        return compare(type, value, filter.value) > 0;
      case "gte":
        return compare(type, value, filter.value) >= 0;
      case "lt":
        return compare(type, value, filter.value) < 0;
      default:
        return compare(type, value, filter.value) <= 0;
    }
  })();
  return fits !== filter.not;
}

/** Of a deleted row the key alone is known: a filter on anything else lets it pass. */
function concerns(binding: Binding, change: Change): boolean {
  if (binding.event !== "*" && binding.event !== change.type) return false;
  if (!binding.filter) return true;
  const row = change.record ?? change.oldRecord ?? {};
  return change.record || binding.filter.column in row ? fitsFilter(binding.filter, row) : true;
}

const pick = (row: ChangeRow | null, columns: string[] | null) =>
  row && columns
    ? Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)))
    : row;

const columnsOf = (select: string[] | null) =>
  Object.entries(commentColumns)
    .filter(([name]) => !select || select.includes(name))
    .map(([name, type]) => ({ name, type: wireTypes[type] }));

const written = new WeakMap<Change, Map<string, string>>();

/** A change as JSON, written once for all who asked for the same columns. */
function writeData(change: Change, key: string, select: string[] | null): string {
  const known = written.get(change) ?? new Map<string, string>();
  written.set(change, known);
  const text =
    known.get(key) ??
    JSON.stringify({
      schema: "public",
      table: change.table,
      commit_timestamp: change.commitTimestamp,
      type: change.type,
      errors: null,
      columns: columnsOf(select),
      ...(change.record && { record: pick(change.record, select) }),
      ...(change.oldRecord && { old_record: pick(change.oldRecord, select) }),
    });
  known.set(key, text);
  return text;
}

/** The payloads a channel gets of a change, as JSON: one for each set of columns that was asked for. */
export function payloadsFor(bindings: Binding[], change: Change): string[] {
  const groups = new Map<string, Binding[]>();
  for (const binding of bindings) {
    if (!concerns(binding, change)) continue;
    const key = binding.select?.toSorted().join() ?? "*";
    groups.set(key, [...(groups.get(key) ?? []), binding]);
  }
  return [...groups].map(([key, group]) => {
    const ids = group.map((binding) => binding.id).join();
    return `{"ids":[${ids}],"data":${writeData(change, key, group[0]?.select ?? null)}}`;
  });
}
