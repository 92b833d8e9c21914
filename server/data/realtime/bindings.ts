import { z } from "zod";
import { compileLike } from "../like-pattern.ts";
import { type Filter, isPattern, parseFilter } from "../rest/parse-query.ts";
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
  filter: { column: string; isPattern: boolean; fits(row: ChangeRow): boolean } | null;
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

function readFilter(text: string): NonNullable<Binding["filter"]> {
  const [, column = "", rest = ""] = /^(\w{1,63})=([\s\S]*)$/.exec(text) ?? [];
  try {
    const filter = parseFilter({ name: "Comments", columns: commentColumns }, column, rest);
    return { column, isPattern: isPattern(filter), fits: compileFilter(filter) };
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
      select: select ? [...new Set(select)] : null,
    };
  });
  return {
    bindings,
    echo: requested.map((wanted, index) => ({ ...wanted, id: index + 1 })),
    presence: config?.presence?.enabled ?? false,
    accessToken: accessToken ?? null,
  };
}

/** A value as its column orders it; NaN fits no comparison. */
const orderOf: Record<ColumnType, (value: unknown) => string | number> = {
  text: String,
  bigint: Number,
  smallint: Number,
  timestamptz: (value) => Date.parse(String(value)),
};

/** What a filter asks of a value that is not null; all that a stranger wrote is read here, once. */
function compileTest(filter: Exclude<Filter, { operator: "is" }>): (value: unknown) => boolean {
  const read = orderOf[commentColumns[filter.column as keyof typeof commentColumns]];
  if (filter.operator === "in") {
    const values = new Set(filter.values.map(read));
    return (value) => values.has(read(value));
  }
  if (filter.operator === "like") {
    const pattern = compileLike(filter.value);
    return (value) => pattern.matches(String(value));
  }
  if (filter.operator === "ilike") {
    const pattern = compileLike(filter.value.toLowerCase());
    return (value) => pattern.matches(String(value).toLowerCase());
  }
  const wanted = read(filter.value);
  const tests: Record<typeof filter.operator, (value: string | number) => boolean> = {
    eq: (value) => value === wanted,
    neq: (value) => value !== wanted,
    gt: (value) => value > wanted,
    gte: (value) => value >= wanted,
    lt: (value) => value < wanted,
    lte: (value) => value <= wanted,
  };
  const test = tests[filter.operator];
  return (value) => test(read(value));
}

/** Whether a row fits a filter, as the database would say it; null fits none but `is`. */
export function compileFilter(filter: Filter): (row: ChangeRow) => boolean {
  const { column, not } = filter;
  if (filter.operator === "is") return (row) => (row[column] === null) !== not;
  const test = compileTest(filter);
  return (row) => {
    const value = row[column];
    return value !== null && value !== undefined && test(value) !== not;
  };
}

/** Of a deleted row the key alone is known: a filter on anything else lets it pass. */
function concerns({ event, filter }: Binding, change: Change): boolean {
  if (event !== "*" && event !== change.type) return false;
  if (!filter) return true;
  const row = change.record ?? change.oldRecord ?? {};
  return change.record || filter.column in row ? filter.fits(row) : true;
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
