/** What JSON from outside may be: far more than any call of ours needs, far less than costs anything. */
export const jsonBounds = { depth: 32, keys: 2000 } as const;

/** JSON that is deeper, or has more names, than `jsonBounds`; its message is fit for the caller. */
export class JsonBoundsError extends Error {
  override name = "JsonBoundsError";
}

/**
 * Looks at the raw text before it is parsed, in one pass: its depth and the count of its names.
 * Whether it is JSON at all is left to the parser. `mostKeys`: of a call that takes whole documents.
 * @throws JsonBoundsError
 */
export function checkJsonBounds(text: string, mostKeys: number = jsonBounds.keys): void {
  let depth = 0;
  let keys = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = findStringEnd(text, at);
    } else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > jsonBounds.depth) throw new JsonBoundsError("The JSON is nested too deeply.");
    } else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
    } else if (code === 0x3a) {
      keys += 1;
      if (keys > mostKeys) throw new JsonBoundsError("The JSON has too many fields.");
    }
  }
}

/** Where a string that begins at `from` ends: its quote, or the end of the text. */
function findStringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at += 1;
    else if (code === 0x22) return at;
  }
  return text.length;
}

/** `JSON.parse` within bounds. @throws JsonBoundsError, or SyntaxError for what is no JSON */
export function parseBoundedJson(text: string): unknown {
  checkJsonBounds(text);
  return JSON.parse(text) as unknown;
}

/** Whether the database can hold a text: no NUL, and no half of a surrogate pair. */
export const isStorableText = (text: string): boolean =>
  !text.includes("\u0000") && text.isWellFormed();

/** The same for every text within parsed JSON, names of fields too. It must be within bounds. */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return isStorableText(value);
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return Object.entries(value).every(([name, inner]) => isStorableText(name) && isStorable(inner));
}
