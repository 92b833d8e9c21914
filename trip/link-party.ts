import type { Wish } from "#contract/trip/wish.ts";
import { type ReadLink, readTripLink } from "./link.ts";

/** Of these nothing of the wish is left. */
const lost = ["link-broken", "link-later", "link-damaged", "link-empty"];

/** Whether a link still says who travels. */
export const saysParty = ({ faults }: Pick<ReadLink, "faults">): boolean =>
  !faults.some(
    ({ code, values }) => lost.includes(code) || (code === "link-wish" && values.field === "party"),
  );

/** Who travels by the plan of a link; null: it does not say, or not any more. */
export async function readLinkParty(link: string | null): Promise<Wish["party"] | null> {
  if (!link) return null;
  const read = await readTripLink(link);
  return saysParty(read) ? read.wish.party : null;
}
