/**
 * The id of an item that the planner made. The visit of a sight is the same wherever a new plan puts it, for a trip
 * has each sight once; all else is counted within its day.
 */
export const itemIdOf = (
  day: string,
  part: { readonly kind: string; readonly sight?: string },
  index: number,
): string =>
  part.kind === "visit" && part.sight !== undefined ? `v-${part.sight}` : `${day}-${index + 1}`;
