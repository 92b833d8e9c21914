/** One spelling, whatever order the fields come in: the database keeps its own. */
export const spell = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, one: unknown) =>
    one !== null && typeof one === "object" && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

type Named = { id: string };
export const byId = <T extends Named>(list: readonly T[]) =>
  new Map(list.map((one) => [one.id, one]));

/** The order of `wanted` kept for those that stay; what only `other` has goes behind what it stood behind. */
function mergeOrder(wanted: string[], other: string[], stays: ReadonlySet<string>): string[] {
  const order = wanted.filter((id) => stays.has(id));
  for (const [index, id] of other.entries()) {
    if (!stays.has(id) || order.includes(id)) continue;
    const before = other.slice(0, index).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

/**
 * Two people changed the same list: what only one of them touched is taken from them, one by one.
 * `conflicts`: ids that both changed, and differently; they stand as in `theirs`.
 */
export function mergeById<T extends Named>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): { list: T[]; conflicts: string[] } {
  const [was, ours, others] = [byId(base), byId(mine), byId(theirs)];
  const merged = new Map<string, T>();
  const conflicts: string[] = [];
  for (const id of new Set([...ours.keys(), ...others.keys(), ...was.keys()])) {
    const [before, my, their] = [was.get(id), ours.get(id), others.get(id)];
    const iChanged = spell(my) !== spell(before);
    const theyChanged = spell(their) !== spell(before);
    if (iChanged && theyChanged && spell(my) !== spell(their)) conflicts.push(id);
    // One took away what the other worked on: the work stays.
    const chosen = !iChanged ? their : theyChanged ? (their ?? my) : my;
    if (chosen) merged.set(id, chosen);
  }
  const ids = (list: readonly T[]) => list.map(({ id }) => id);
  const iMoved = spell(ids(mine)) !== spell(ids(base));
  const [first, second] = iMoved ? [mine, theirs] : [theirs, mine];
  const order = mergeOrder(ids(first), ids(second), new Set(merged.keys()));
  return { list: order.flatMap((id) => merged.get(id) ?? []), conflicts };
}
