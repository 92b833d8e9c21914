import { Wish } from "./wish.ts";

/**
 * A wish as it stands in an address: `1.` and the wish's JSON without its defaults, deflated, in
 * base64url. The edits of a plan are pins, musts and nevers of its wish, so the wish is the plan.
 */

/** The letters before the dot; rises when older links can no longer be read as they stand. */
const linkVersion = "1";
/** Letters of a link that are read at all, and of the text within. */
const mostLetters = 6000;
const mostText = 60_000;

/** What a link says, and a sentence where not all of it could be read. */
export type ReadLink = { wish: Wish; fault: string | null };

const blank = () => Wish.parse({});
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only what differs from a wish of nothing. */
export function shortenWish(wish: Wish): Record<string, unknown> {
  const known: Record<string, unknown> = blank();
  return Object.fromEntries(
    Object.entries(wish).filter(
      ([name, value]) => value !== undefined && !isSame(value, known[name]),
    ),
  );
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );

/** @throws when there is more of it than `most` bytes, or it is no such stream */
async function pass(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    size += step.value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(step.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** The wish as a link's value, some 100 to 600 letters. */
export async function writePlanLink(wish: Wish): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(shortenWish(wish)));
  const packed = await pass(text, new CompressionStream("deflate-raw"), mostText);
  return `${linkVersion}.${toBase64Url(packed)}`;
}

/** Keeps of an unsound wish the fields that are sound by themselves. */
export function salvageWish(value: unknown): ReadLink {
  const whole = Wish.safeParse(value);
  if (whole.success) return { wish: whole.data, fault: null };
  const fields = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const sound = fields.filter(
    ([name, field]) => name in Wish.shape && Wish.safeParse({ [name]: field }).success,
  );
  const wish = Wish.parse(Object.fromEntries(sound));
  const lost = fields.length - sound.length;
  return {
    wish,
    fault:
      sound.length === 0
        ? "This link says nothing that can be planned. Here is a trip to begin with."
        : `${lost === 1 ? "One wish" : `${lost} wishes`} of this link could not be read. The rest is planned.`,
  };
}

/** Reads a link's value, whatever it is: at worst the wish of nothing and a sentence. */
export async function readPlanLink(text: string): Promise<ReadLink> {
  const [version, packed] = text.slice(0, mostLetters).split(".", 2);
  if (version !== linkVersion || !packed)
    return {
      wish: blank(),
      fault: /^\d+$/.test(version ?? "")
        ? "This link was made by another version of the planner. Here is a trip to begin with."
        : "This link is not whole. Here is a trip to begin with.",
    };
  try {
    const stream = new DecompressionStream("deflate-raw");
    const bytes = await pass(fromBase64Url(packed), stream, mostText);
    return salvageWish(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {
      wish: blank(),
      fault: "This link is damaged. Here is a trip to begin with.",
    };
  }
}
