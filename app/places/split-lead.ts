/** Words from which a text is too long for one paragraph in large type. */
const longFrom = 90;
/** Words after which the large type ends, give or take a sentence. */
const leadWords = 60;

const countWords = (text: string) => text.split(/\s+/).length;

/** The beginning of a description, and what of a long one goes on below it in plain type. */
export function splitLead(text: string): [lead: string, rest: string] {
  if (countWords(text) < longFrom) return [text, ""];
  const sentences = text.split(/(?<=[.!?])\s+/);
  let end = 1;
  const upTo = (count: number) => countWords(sentences.slice(0, count).join(" "));
  while (
    end < sentences.length - 1 &&
    Math.abs(upTo(end + 1) - leadWords) <= Math.abs(upTo(end) - leadWords)
  )
    end++;
  return [sentences.slice(0, end).join(" "), sentences.slice(end).join(" ")];
}
