import { readTripLink } from "./link.ts";
import { readSkeletonDays } from "./skeleton-days.ts";

/** Ids of the days whose night is spent on the way, by the plan of a link; none where it does not say. */
export async function readNightsOnWay(link: string | null): Promise<string[]> {
  if (!link) return [];
  const { skeleton } = await readTripLink(link);
  if (!skeleton) return [];
  return readSkeletonDays(skeleton).flatMap(({ id, isOnWay }) => (isOnWay ? [id] : []));
}
