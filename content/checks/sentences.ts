import type { Places } from "#server/content/places/read-places.ts";

/** Shorter ones ("Cards are taken.") may well be true of two places. */
const shortest = 30;

const cliche =
  /hidden gem|something for everyone|tapestry|bustling|nestled|breathtaking|stunning|vibrant|must-visit|must-see|land of contrasts|paradise/i;

function* listNotes(value: unknown, key = ""): Generator<string> {
  if (typeof value === "string") {
    if (["note", "monthsWhy", "where"].includes(key)) yield value;
  } else if (value && typeof value === "object") {
    for (const [name, item] of Object.entries(value)) yield* listNotes(item, name);
  }
}

const splitSentences = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= shortest);

/** A sentence that says of two places the same, and the brochure's words. */
export function findSentenceFaults({ sights, bases, legs }: Places): string[] {
  const told = new Map<string, string>();
  return [...sights, ...bases, ...legs].flatMap((item) => {
    const name = "id" in item ? item.id : `${item.from} – ${item.to}`;
    const notes = [...listNotes({ ...item, bookAhead: undefined, permit: undefined })];
    return [
      ...notes.flatMap(splitSentences).flatMap((sentence) => {
        const other = told.get(sentence.toLowerCase());
        told.set(sentence.toLowerCase(), name);
        return other ? [`${item.file}: ${name}: "${sentence}" is ${other}'s sentence`] : [];
      }),
      ...notes
        .filter((note) => cliche.test(note))
        .map((note) => `${item.file}: ${name}: the brochure's word in "${note}"`),
    ];
  });
}
