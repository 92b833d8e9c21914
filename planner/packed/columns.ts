import type { PackedColumn, PackedColumns } from "#contract/content/packed-facts.ts";

/** How each field is written; `codes` where nothing is said. */
export type Ways<T> = { readonly [Field in keyof T]?: "plain" | "lines" | "sparse" };

/** Letters from `#` on, without the backslash, which JSON writes as two. */
export const letter = (index: number) => String.fromCharCode(index + (index < 57 ? 35 : 36));
export const indexOf = (codes: string, at: number) => {
  const code = codes.charCodeAt(at);
  return code - (code < 92 ? 35 : 36);
};

function packColumn(
  values: readonly unknown[],
  way: "plain" | "lines" | "sparse" | undefined,
): PackedColumn {
  if (way === "plain") return values.map((value) => value ?? null);
  if (way === "lines") return values.map((value) => value ?? "").join("\n");
  if (way === "sparse") {
    let last = 0;
    const sparse = values.flatMap((value, at) => {
      if (value === undefined) return [];
      const on = at - last;
      last = at;
      return [on, value];
    });
    return { sparse };
  }
  const counts = new Map<string, number>();
  const keys = values.map((value) => JSON.stringify(value ?? null));
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const known = [...counts].sort(([, one], [, other]) => other - one).map(([key]) => key);
  const codeOf = new Map(known.map((key, index) => [key, letter(index)]));
  return {
    values: known.map((key) => JSON.parse(key) as unknown),
    codes: keys.map((key) => codeOf.get(key)).join(""),
  };
}

export function packColumns<T extends object>(records: readonly T[], ways: Ways<T>): PackedColumns {
  const fields = [...new Set(records.flatMap(Object.keys))] as (keyof T & string)[];
  return Object.fromEntries(
    fields.map((field) => [
      field,
      packColumn(
        records.map((record) => record[field]),
        ways[field],
      ),
    ]),
  );
}

function readColumn(column: PackedColumn, count: number): unknown[] {
  if (typeof column === "string") return column.split("\n").map((line) => line || null);
  if ("codes" in column) {
    const { values, codes } = column;
    return Array.from({ length: count }, (_, at) => values[indexOf(codes, at)]);
  }
  if (!("sparse" in column)) return column;
  const found: unknown[] = [];
  let at = 0;
  for (let k = 0; k < column.sparse.length; k += 2) {
    at += column.sparse[k] as number;
    found[at] = column.sparse[k + 1];
  }
  return found;
}

/** The records again, `count` of them. */
export function unpackColumns(columns: PackedColumns, count: number): Record<string, unknown>[] {
  const records = Array.from({ length: count }, (): Record<string, unknown> => ({}));
  for (const [field, column] of Object.entries(columns)) {
    const values = readColumn(column, count);
    records.forEach((record, at) => {
      const value = values[at];
      if (value !== undefined && value !== null) record[field] = value;
    });
  }
  return records;
}
