/** A place that can be chosen: its id is one of the facts, or the address of its page. */
export type PlaceName = { id: string; name: string; where: string };

const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Places whose name has every typed word at the beginning of one of its own; whole names first. */
export function findPlaceNames(
  names: readonly PlaceName[],
  query: string,
  most: number,
): PlaceName[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const rank = (place: PlaceName) => {
    const own = fold(place.name);
    if (own.startsWith(words.join(" "))) return 0;
    const parts = own.split(/[^\p{L}\p{N}]+/u);
    if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
    const wide = parts.concat(fold(place.where).split(/[^\p{L}\p{N}]+/u));
    return words.every((word) => wide.some((part) => part.startsWith(word))) ? 2 : 3;
  };
  return names
    .map((place) => ({ place, rank: rank(place) }))
    .filter((one) => one.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ place }) => place);
}
