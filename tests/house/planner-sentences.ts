/**
 * The planner says codes with values (`trip/codes.ts`): a sentence in it could never be read in another language. Texts
 * of two words or more are refused, but for messages of errors, which engineers read.
 */

/** Where it is checked and measured, and where numbers are refused: what stands there is read by engineers alone. */
const forEngineers = /^planner\/(check|core|panel|toptw)\/|\.test\.ts$/;

const comments = /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm;
const texts = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const words = /\p{L}{2,}[,;:.]? \p{L}{2,}/u;
const error = /Error\(\s*$/;
/** What stands in `${}` is code. */
const insert = /\$\{[^}]*\}/g;

/** `path → text` of each sentence in a file of the planner. */
export function findSentences(path: string, text: string): string[] {
  if (forEngineers.test(path)) return [];
  const code = text.replace(comments, "");
  return [...code.matchAll(texts)].flatMap((found) => {
    const [, one, other, template] = found;
    const said = (one ?? other ?? template ?? "").replace(insert, "0");
    const isError = error.test(code.slice(0, found.index));
    return words.test(said) && !isError ? [`${path} → ${said}`] : [];
  });
}
