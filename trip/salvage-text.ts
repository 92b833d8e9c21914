import { unpackBeginning } from "./pack.ts";

/** What can be read of a link that was cut off on its way: messengers and mails break long addresses. */

const closerOf: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** A JSON text that was cut off, closed behind its last whole value; empty: it has none. */
function closeText(text: string): string {
  let [closers, closed] = ["", ""];
  let [isText, isEscaped] = [false, false];
  for (const [at, letter] of Array.from(text).entries()) {
    const closer = closerOf[letter];
    if (isText) {
      if (letter === '"' && !isEscaped) isText = false;
      isEscaped = letter === "\\" && !isEscaped;
    } else if (letter === '"') isText = true;
    else if (closer) closers = closer + closers;
    else if (letter === "}" || letter === "]") closers = closers.slice(1);
    else if (letter !== ",") continue;
    if (!isText && /[,}\]]/.test(letter)) closed = `${at + (letter === "," ? 0 : 1)} ${closers}`;
  }
  const [end, rest = ""] = closed.split(" ");
  return end ? Array.from(text).slice(0, Number(end)).join("") + rest : "";
}

/**
 * The beginning of a link's value, as far as it came. `day`: the number of the day in which it was cut off, which then is
 * the last; null: it has all its days, or none. Null: nothing of it can be read.
 */
export async function salvageText(
  packed: string,
): Promise<{ value: Record<string, unknown>; day: number | null } | null> {
  const text = closeText(await unpackBeginning(packed));
  try {
    const value: Record<string, unknown> = text === "" ? null : JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    const { d } = value;
    if (!Array.isArray(d) || d.length === 0 || Object.keys(value).at(-1) !== "d")
      return { value, day: null };
    // No morning follows its night: the trip ends there.
    const [, ...visits] = Array.isArray(d.at(-1)) ? d.at(-1) : [];
    return { value: { ...value, d: [...d.slice(0, -1), ["", ...visits]] }, day: d.length };
  } catch {
    return null;
  }
}
