import type { Wish } from "#contract/trip/wish.ts";
import { readTripLink } from "./link.ts";

/** Of these nothing of the wish is left; of `link-part` the party may be gone. */
const lost = ["link-broken", "link-later", "link-damaged", "link-empty", "link-part"];

/** Who travels by the plan of a link; null: it does not say, or not any more. */
export async function readLinkParty(link: string | null): Promise<Wish["party"] | null> {
  if (!link) return null;
  const { wish, fault } = await readTripLink(link);
  return fault && lost.includes(fault.code) ? null : wish.party;
}
