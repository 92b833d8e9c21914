import { byId, spell } from "#contract/by-id.ts";

type Named = { id: string };

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

/** Brings one thing together that both changed, each in its way; `conflicts`: what stands as in `theirs`. */
export type MergeBoth<T> = (
  before: T | undefined,
  mine: T,
  theirs: T,
) => { value: T; conflicts: string[] };

const theirsAlone = <T extends Named>(_: T | undefined, { id }: T, theirs: T) => ({
  value: theirs,
  conflicts: [id],
});

/**
 * Field by field, of one thing that both changed: a field that only one of them touched is theirs who touched it.
 * `lists`: fields that are lists of things with ids, and how those are brought together.
 * `together`: fields that say something only with each other; where both changed some of them it is a conflict.
 */
export const mergeFields =
  <T extends Named>(
    lists: { [Field in keyof T]?: MergeLists<T[Field]> } = {},
    together: readonly (readonly (keyof T)[])[] = [],
  ): MergeBoth<T> =>
  (before, mine, theirs) => {
    const conflicts: string[] = [];
    const pick = (field: keyof T): unknown => {
      const [was, my, their] = [before?.[field], mine[field], theirs[field]];
      if (spell(my) === spell(was) || spell(my) === spell(their)) return their;
      if (before && spell(their) === spell(was)) return my;
      const merge = lists[field];
      const merged = merge?.((was ?? []) as never, my as never, their as never);
      if (!merged || merged.conflicts.length > 0) conflicts.push(mine.id);
      return merged ? merged.list : their;
    };
    // One of the two may not know a field that the other has.
    const fields = Object.keys({ ...mine, ...theirs }) as (keyof T)[];
    const value = Object.fromEntries(fields.map((field) => [field, pick(field)])) as T;
    for (const group of together) {
      const of = (one: T | undefined) => spell(group.map((field) => one?.[field]));
      if (new Set([of(before), of(mine), of(theirs)]).size < 3) continue;
      conflicts.push(mine.id);
      for (const field of group) value[field] = theirs[field];
    }
    return { value, conflicts: [...new Set(conflicts)] };
  };

type MergeLists<List> = (
  base: List,
  mine: List,
  theirs: List,
) => { list: List; conflicts: string[] };

/**
 * Two people changed the same list: what only one of them touched is taken from them, one by one.
 * `mergeBoth`: how one thing is brought together that both changed; without it it stands as in `theirs`.
 * `conflicts`: ids of what both changed, and differently.
 */
export function mergeById<T extends Named>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  mergeBoth: MergeBoth<T> = theirsAlone,
): { list: T[]; conflicts: string[] } {
  const [was, ours, others] = [byId(base), byId(mine), byId(theirs)];
  const merged = new Map<string, T>();
  const conflicts: string[] = [];
  for (const id of new Set([...ours.keys(), ...others.keys(), ...was.keys()])) {
    const [before, my, their] = [was.get(id), ours.get(id), others.get(id)];
    const iChanged = spell(my) !== spell(before);
    const theyChanged = spell(their) !== spell(before);
    if (iChanged && theyChanged && my && their && spell(my) !== spell(their)) {
      const both = mergeBoth(before, my, their);
      conflicts.push(...both.conflicts);
      merged.set(id, both.value);
      continue;
    }
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
