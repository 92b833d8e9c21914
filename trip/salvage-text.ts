import type { ValuesOf } from "./codes.ts";
import { unpackBeginning } from "./pack.ts";
import { tell } from "./tell.ts";
import type { Told } from "./told.ts";

/** What can be read of a link that was cut off on its way: messengers and mails break long addresses. */

const closerOf: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/**
 * A JSON text that was cut off, closed behind its last whole value; empty: it has none. `open`: how many lists and records
 * were open there.
 */
function closeText(text: string): { text: string; open: number } {
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
  const whole = end ? Array.from(text).slice(0, Number(end)).join("") + rest : "";
  return { text: whole, open: rest.length };
}

/** What people wrote stands behind the days, in this order (`Skeleton`). */
const written = [
  ["d", null],
  ["i", null],
  ["n", null],
  ["l", "names"],
  ["o", "stops"],
  ["x", "notes"],
  ["t", "saved"],
] as const;

/** The first of it that may be missing, by the last field that came. */
function findLost(field: string, isWhole: boolean): ValuesOf<"link-cut-words">["from"] {
  const at = written.findIndex(([name]) => name === field) + (isWhole ? 1 : 0);
  return written.slice(at).find(([, words]) => words !== null)?.[1] ?? "saved";
}

/**
 * The beginning of a link's value, as far as it came; null: nothing of it can be read. `cut`: where it was cut off, in a
 * day, which then is the last, or behind the days; null: before them.
 */
export async function salvageText(
  packed: string,
): Promise<{ value: Record<string, unknown>; cut: Told | null } | null> {
  const { text, open } = closeText(await unpackBeginning(packed));
  try {
    const value: Record<string, unknown> = text === "" ? null : JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    const { d } = value;
    if (!Array.isArray(d) || d.length === 0) return { value, cut: null };
    const field = Object.keys(value).at(-1) ?? "";
    // Inside of the record alone, its last field has come whole.
    const isWhole = open === 1;
    if (field !== "d" || isWhole)
      return { value, cut: tell("link-cut-words", { from: findLost(field, isWhole) }) };
    // No morning follows its night: the trip ends there.
    const [, ...visits] = Array.isArray(d.at(-1)) ? d.at(-1) : [];
    const days = [...d.slice(0, -1), ["", ...visits]];
    return { value: { ...value, d: days }, cut: tell("link-cut", { day: d.length }) };
  } catch {
    return null;
  }
}

const cutThrough = new Set(["link-day-damaged", "link-day-rest", "link-words"]);

/** What is said of such a link: where it was cut off, and what is wrong besides. */
export function tellCut(
  cut: Told | null,
  { skeleton, faults }: { skeleton: object | null; faults: readonly Told[] },
): readonly Told[] {
  if (!skeleton) {
    const isSaid = faults.some(({ code }) => code === "link-days-lost");
    return isSaid ? faults : [tell("link-days-lost"), ...faults];
  }
  // What was cut through is damaged by that alone.
  return cut ? [cut, ...faults.filter(({ code }) => !cutThrough.has(code))] : faults;
}
