import { m } from "#app/paraglide/messages.js";

const limit = 158;
/** What ends a sentence; U+0964 in Devanagari and Bengali. */
const ends = /[.!?\u0964…]$/;

/** A page's description for search engines: whole sentences, at most 158 characters. */
export function summarize(...texts: string[]): string {
  const sentences = texts.map((part) => part.trim());
  const text = sentences.map((one) => (ends.test(one) ? one : one + m.sentence_end())).join(" ");
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  const sentence = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("\u0964 "));
  if (sentence > 70) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" ", limit - 1), 40)).replace(/[,;:]$/, "")}…`;
}
