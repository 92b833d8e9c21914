const limit = 158;

/** A page's description for search engines: whole sentences, at most 158 characters. */
export function summarize(...texts: string[]): string {
  const text = texts.map((part) => part.trim().replace(/([^.!?])$/, "$1.")).join(" ");
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  const sentence = cut.lastIndexOf(". ");
  if (sentence > 70) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" ", limit - 1), 40)).replace(/[,;:]$/, "")}…`;
}
