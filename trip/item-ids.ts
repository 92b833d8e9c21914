/** The id of a sight's visit: the same wherever a new plan puts it, for a trip has each sight once. */
export const visitIdOf = (sight: string): string => `v-${sight}`;

/**
 * The id of an item that the planner made. All but visits is counted within its day.
 */
export const itemIdOf = (
  day: string,
  part: { readonly kind: string; readonly sight?: string },
  index: number,
): string =>
  part.kind === "visit" && part.sight !== undefined ? visitIdOf(part.sight) : `${day}-${index + 1}`;
