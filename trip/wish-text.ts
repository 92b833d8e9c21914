import { Wish } from "#contract/trip/wish.ts";
import type { Told } from "./told.ts";

/** A wish as it is kept and handed on: without its defaults, and read whatever it says. */

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const dropSame = (value: object, known: object) =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([name, one]) => one !== undefined && !isSame(one, known[name as keyof typeof known]),
    ),
  );

/** Only what differs from a wish of nothing, and of its party what differs from the usual one. */
export function shortenWish(wish: Wish): Record<string, unknown> {
  const known = Wish.parse({});
  const short = dropSame(wish, known);
  return "party" in short ? { ...short, party: dropSame(wish.party, known.party) } : short;
}

/** `faults`: what could not be read of it. Hardly any wish is unsound: who opens a sound one does not fetch what salvages it. */
export async function readWishText(
  value: unknown,
): Promise<{ wish: Wish; faults: readonly Told[] }> {
  const whole = Wish.safeParse(value);
  if (whole.success) return { wish: whole.data, faults: [] };
  return (await import("./salvage-wish.ts")).salvageWish(value);
}
