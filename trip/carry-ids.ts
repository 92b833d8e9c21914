/** The signs by which a day is recognised after a change: where one wakes and sleeps, and its sights. */
export type DaySigns = {
  readonly wakes: string;
  readonly sleeps: string | null;
  readonly sights: readonly string[];
};

/** Points by which a day of before and one of after are the same day. */
function likeness(one: DaySigns, other: DaySigns): number {
  const shared = one.sights.filter((sight) => other.sights.includes(sight)).length;
  const isSameNight = one.sleeps === other.sleeps && one.wakes === other.wakes;
  // A day without sights is known by its places alone.
  return shared * 3 + (isSameNight ? 2 : 0);
}

/**
 * Ids for the days after a change: a day that goes on keeps its id, wherever it now stands in the list; a new
 * day takes the next number, which no day ever had. The days that keep theirs keep their order (the longest such
 * match by likeness), so the same change gives the same ids.
 * @returns ids in the order of `after`, and the number for the next new day
 */
export function carryIds(
  before: readonly (DaySigns & { readonly id: string })[],
  after: readonly DaySigns[],
  next: number,
): { ids: string[]; next: number } {
  const [rows, columns] = [before.length, after.length];
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const at = (row: number, column: number) => best[row]?.[column] ?? 0;
  const like = (row: number, column: number) => {
    const [one, other] = [before[row], after[column]];
    return one && other ? likeness(one, other) : 0;
  };
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const same = like(row, column);
      const joined = same > 0 ? same + at(row + 1, column + 1) : 0;
      const line = best[row];
      if (line) line[column] = Math.max(joined, at(row + 1, column), at(row, column + 1));
    }
  const ids: string[] = [];
  let number = next;
  let row = 0;
  for (let column = 0; column < columns; column++) {
    while (row < rows && at(row, column) === at(row + 1, column) && at(row, column) > 0) row++;
    const same = like(row, column);
    const isJoined = same > 0 && at(row, column) === same + at(row + 1, column + 1);
    ids.push(isJoined ? (before[row]?.id ?? "") : `d${number++}`);
    if (isJoined) row++;
  }
  return { ids, next: number };
}
