/**
 * What is read of the other service's database. Whole rows come as JSON, so that a table of another
 * version, with a column more or less, is read all the same.
 */
const supabaseTables = {
  users: { of: "auth.users", order: "id" },
  identities: { of: "auth.identities", order: "user_id" },
  factors: { of: "auth.mfa_factors", order: "user_id" },
  pictures: { of: 'public."TRAVEL"', order: '"Email"' },
  reviews: { of: 'public."Comments"', order: "created_at" },
} as const;
export type SupabaseTable = keyof typeof supabaseTables;

/** Rows of a table in its order; none where the table is not there. Nothing is ever written. */
export type SupabaseSource = { rows(table: SupabaseTable): AsyncIterable<unknown> };

/** Runs one reading statement; an answer in parts, for tables that do not fit into memory. */
export type ReadInParts = (text: string) => AsyncIterable<{ row: unknown }[]>;

/** @param read asks the other database; it is best given an account that may read alone */
export function openSupabaseSource(read: ReadInParts): SupabaseSource {
  return {
    async *rows(table) {
      const { of, order } = supabaseTables[table];
      let isThere = false;
      for await (const part of read(`select to_regclass('${of}') is not null as row`))
        isThere = part[0]?.row === true;
      if (!isThere) return;
      for await (const part of read(`select to_jsonb(t) as row from ${of} t order by ${order}`))
        for (const { row } of part) yield row;
    },
  };
}
