export type ByteRange = { start: number; end: number };

/**
 * Reads a `Range` of one part, its ends included. Null for no range, or a kind that we do not know
 * (several parts, other units), which is answered with the whole; "none" when nothing lies there.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | "none" | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!found) return null;
  const [, from = "", to = ""] = found;
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "none" : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  // The wrong way round is no range at all.
  if (to !== "" && Number(to) < start) return null;
  return start >= size ? "none" : { start, end };
}
