import type { ItemKind, QuoteItem } from "./quote-item.ts";

const kindWords: Record<ItemKind, string> = {
  stay: "A place to stay",
  transport: "Transport",
  guide: "A guide",
  ticket: "Tickets",
  meal: "A meal",
  other: "A service",
};

/** What stood between a name that is gone and the rest. */
const edges = /^[\s,;:·|–—-]+|[\s,;:·|–—-]+$/gu;

/** A text without a name that is not to be told, however it is written. */
function leaveOut(text: string, name: string): string {
  const pattern = name
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(/\s+/g, "\\s+");
  return pattern ? text.replaceAll(new RegExp(pattern, "giu"), " ") : text;
}

type Named = Pick<QuoteItem, "kind" | "title" | "text" | "supplier">;

/** What a line is called to the traveller: without its supplier, unless the office names them. */
export function shownWords(
  { kind, title, text, supplier }: Named,
  suppliers: boolean,
): { title: string; text: string } {
  if (suppliers || !supplier.trim()) return { title, text };
  const plain = (words: string) => leaveOut(words, supplier).replaceAll(/ {2,}/g, " ");
  return {
    title: plain(title).replaceAll(edges, "") || kindWords[kind],
    text: plain(text).trim(),
  };
}
