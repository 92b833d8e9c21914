/**
 * A mark stands where a text will be that is not here yet: it says which part holds the text, and the how
 * manyeth it is there. No search reads a text, so a trip is the same with marks as with texts.
 */

const begin = "\uE000";
const end = "\uE001";
/** Part, number, and `<` for a train's name on its way back. */
const mark = /\uE000([\w-]+):(\d+)(<?)\uE001/g;

export const writeMark = (part: string, index: number): string => `${begin}${part}:${index}${end}`;

/** The mark of a train's name on its way back; null: that is no mark. */
export const turnMark = (text: string): string | null =>
  text.startsWith(begin) ? text.replace(end, `<${end}`) : null;

/** The parts that whatever this is has marks of. */
export const listParts = (value: unknown): Set<string> =>
  new Set([...(JSON.stringify(value) ?? "").matchAll(mark)].map(([, part = ""]) => part));

/** The same with texts in the place of marks. `read`: a text by its part and number, as it is on its way back. */
export function fillMarks<T>(
  value: T,
  read: (part: string, index: number, isBack: boolean) => string,
): T {
  const fill = (one: unknown): unknown => {
    if (typeof one === "string")
      return one.includes(begin)
        ? one.replace(mark, (_, part: string, index: string, back: string) =>
            read(part, Number(index), back !== ""),
          )
        : one;
    if (Array.isArray(one)) return one.map(fill);
    if (one === null || typeof one !== "object") return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(value) as T;
}
