import { Wish } from "#contract/trip/wish.ts";
import { tell } from "./tell.ts";
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

/** Keeps of an unsound wish the fields that are sound by themselves; `fault`: what could not be read. */
export function salvageWish(value: unknown): { wish: Wish; fault: Told | null } {
  const whole = Wish.safeParse(value);
  if (whole.success) return { wish: whole.data, fault: null };
  const fields = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const sound = fields.filter(
    ([name, field]) => name in Wish.shape && Wish.safeParse({ [name]: field }).success,
  );
  const wish = Wish.parse(Object.fromEntries(sound));
  const count = fields.length - sound.length;
  const fault = sound.length === 0 ? tell("link-empty") : tell("link-part", { count });
  return { wish, fault };
}
