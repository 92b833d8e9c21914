/** Minutes after midnight; null where nobody has said when. */
type Timed = { from: number | null; to: number | null };

const usualStart = 540;
const usualEnd = 1050;

/**
 * From when to when each of a day's items takes its place on the strip: until the next one begins, so that
 * nothing lies between. What has no time of its own shares what is left between those that have.
 */
export function fillTimes(items: readonly Timed[]): [number, number][] {
  const starts = items.map(({ from }) => from);
  const [first] = starts.filter((one) => one !== null);
  const end = Math.max(
    ...items.map(({ from, to }) => to ?? (from === null ? 0 : from + 90)),
    first === undefined ? usualEnd : 0,
  );
  const known = starts.map((start, index) => {
    if (start !== null) return start;
    const before = starts.slice(0, index).findLastIndex((one) => one !== null);
    const after = starts.findIndex((one, at) => at > index && one !== null);
    const low = before < 0 ? Math.min(usualStart, (first ?? usualStart) - 60) : starts[before];
    const high = after < 0 ? Math.max(end, usualEnd) : starts[after];
    const places = (after < 0 ? items.length : after) - before;
    const at = index - before - (before < 0 ? 1 : 0);
    return (low ?? usualStart) + (((high ?? usualEnd) - (low ?? usualStart)) * at) / places;
  });
  return known.map((from, index) => {
    const next = known[index + 1];
    return [from, next === undefined ? Math.max(from + 15, end) : Math.max(from, next)];
  });
}
