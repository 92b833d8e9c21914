import type { Wish } from "#contract/trip/wish.ts";
import { type ReadLink, readTripLink } from "./link.ts";

/** Of these nothing of the wish is left; of `link-part` the party may be gone. */
const lost = ["link-broken", "link-later", "link-damaged", "link-empty", "link-part"];

/** Whether a link still says who travels. */
export const saysParty = ({ fault }: Pick<ReadLink, "fault">): boolean =>
  !fault || !lost.includes(fault.code);

/** Who travels by the plan of a link; null: it does not say, or not any more. */
export async function readLinkParty(link: string | null): Promise<Wish["party"] | null> {
  if (!link) return null;
  const read = await readTripLink(link);
  return saysParty(read) ? read.wish.party : null;
}
