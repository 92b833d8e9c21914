import { type SQL, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { comparisons, type Filter, type RestQuery } from "./parse-query.ts";
import type { ColumnType, RestTable } from "./tables.ts";

const name = (text: string) => sql.identifier(text);
const literal = (value: string, type: ColumnType): SQL => sql`${value}::text::${sql.raw(type)}`;

function toCondition(filter: Filter, type: ColumnType): SQL {
  const column = sql`t.${name(filter.column)}`;
  const condition = (() => {
    switch (filter.operator) {
      case "is":
        return sql`${column} is null`;
      case "in":
        return filter.values.length === 0
          ? sql`false`
          : sql`${column} in (${sql.join(
              filter.values.map((value) => literal(value, type)),
              sql`, `,
            )})`;
      case "like":
        return sql`${column} like ${filter.value}`;
      case "ilike":
        return sql`${column} ilike ${filter.value}`;
      default:
        return sql`${column} ${sql.raw(comparisons[filter.operator])} ${literal(filter.value, type)}`;
    }
  })();
  return filter.not ? sql`not (${condition})` : condition;
}

export type RestAnswer = { rows: string[]; total: number | null };

/** Runs a query that has been checked; each row comes as PostgreSQL's own JSON text. */
export async function runQuery(
  db: Db,
  table: RestTable,
  rows: SQL,
  query: RestQuery,
  withTotal: boolean,
): Promise<RestAnswer> {
  const conditions = query.filters.map((filter) =>
    toCondition(filter, table.columns[filter.column] ?? "text"),
  );
  const where = conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const order = query.order.length
    ? sql`order by ${sql.join(
        query.order.map(
          ({ column, descending, nulls }) =>
            sql`t.${name(column)} ${sql.raw(`${descending ? "desc" : "asc"} nulls ${nulls}`)}`,
        ),
        sql`, `,
      )}`
    : sql``;
  const columns = sql.join(
    query.columns.map(({ name: column, as }) => sql`t.${name(column)} as ${name(as)}`),
    sql`, `,
  );
  const found = await queryRows<{ row: string }>(
    db,
    sql`select row_to_json(r)::text as row from (
      select ${columns} from (${rows}) t ${where} ${order} limit ${query.limit} offset ${query.offset}) r`,
  );
  if (!withTotal) return { rows: found.map(({ row }) => row), total: null };
  const [count] = await queryRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${rows}) t ${where}`,
  );
  return { rows: found.map(({ row }) => row), total: count?.total ?? 0 };
}
