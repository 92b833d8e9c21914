import type { Region } from "#contract/content/content.ts";

/** Slugs of a region's states as every page counts them: its own, then those in the middle of the country told with it. */
export const listRegionStates = ({
  states,
  beside,
}: Pick<Region, "states" | "beside">): string[] => [...states, ...beside];
