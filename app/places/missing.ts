import { data } from "react-router";

/** What a loader throws where there is no such page: the layout shows its scene, and says its head. */
export const missingPage = () => data(null, { status: 404 });

/** What was found, or the thrown 404. */
export function orMissing<T>(found: T | null): T {
  if (found === null) throw missingPage();
  return found;
}
