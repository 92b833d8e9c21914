/** Text small enough for an address: deflated, in base64url. */

const atEnd = { done: true, value: undefined } as const;

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );

/** @throws when there is more of it than `most` bytes, or it is no such stream; with `isCut` an error ends the reading, and what was read until then is returned */
async function pass(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most: number,
  isCut = false,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const readOn = () => (isCut ? reader.read().catch(() => atEnd) : reader.read());
  for (let step = await readOn(); !step.done; step = await readOn()) {
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

/** Bytes of a packed text that are read at all. */
const mostText = 60_000;

export async function packText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return toBase64Url(await pass(bytes, new CompressionStream("deflate-raw"), mostText));
}

/** @throws where it is no packed text, or one of more than 60 kB */
export async function unpackText(packed: string): Promise<string> {
  const stream = new DecompressionStream("deflate-raw");
  return new TextDecoder().decode(await pass(fromBase64Url(packed), stream, mostText));
}

/** The same of a text whose end was lost: as much of it as can be had, or nothing. */
export async function unpackBeginning(packed: string): Promise<string> {
  try {
    // Four letters are three bytes: one letter alone is none.
    const bytes = fromBase64Url(packed.length % 4 === 1 ? packed.slice(0, -1) : packed);
    const stream = new DecompressionStream("deflate-raw");
    return new TextDecoder().decode(await pass(bytes, stream, mostText, true));
  } catch {
    return "";
  }
}
