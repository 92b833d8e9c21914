import type { TripParty } from "./document.ts";

type Heads = { readonly adults: number; readonly children: readonly (number | null)[] };

/** From this age on a child needs a bed like an adult. */
export const ownBedFrom = 12;

/** Double rooms that a party needs: two beds and at most three heads in each; a child of unknown age sleeps with its parents. */
export function countRooms({ adults, children }: Heads): number {
  const beds = adults + children.filter((age) => age !== null && age >= ownBedFrom).length;
  const heads = adults + children.length;
  return Math.max(1, Math.ceil(beds / 2), Math.ceil(heads / 3));
}

/** The rooms that were asked for, else as many as the party needs. */
export const roomsOf = (party: TripParty): number => party.rooms ?? countRooms(party);
