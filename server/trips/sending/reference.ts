import { randomInt } from "node:crypto";

/** No 0/O, 1/I/L: it is read out over the phone. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A trip's reference, e.g. "SF-7KQ2M9": 31^6, about 887 million. */
export function createReference(): string {
  let text = "";
  for (let index = 0; index < 6; index++) text += alphabet[randomInt(alphabet.length)];
  return `SF-${text}`;
}
