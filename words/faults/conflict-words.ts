import type { Changed, ConflictField } from "#contract/trip/day-conflicts.ts";

/** How a language tells what two people changed differently in one trip. */
export interface ConflictWords {
  readonly day: string;
  readonly stop: string;
  readonly fields: Readonly<Record<ConflictField, string>>;
  /** What one of them did. */
  readonly did: Readonly<Record<Changed["did"], string>>;
  /** Somebody's own words, and where there are none. */
  readonly words: string;
  readonly nothing: string;
  /** Between the day, its stop and what of it. */
  readonly between: string;
  readonly both: string;
  readonly more: string;
  /** Behind all of them. */
  readonly asItStands: string;
  /** What can no longer be taken back, behind that it cannot. */
  readonly where: string;
}

export const englishConflicts: ConflictWords = {
  day: "Day {number}, {title}",
  stop: "stop {name}",
  fields: {
    ...{ title: "title", text: "text", sleeps: "night", date: "date" },
    ...{ name: "name", at: "time", note: "note" },
  },
  did: {
    wrote: "wrote {text}",
    put: "put it at {time}",
    untimed: "took its time away",
    changed: "changed it",
    removed: "took it away",
  },
  words: "“{text}”",
  nothing: "nothing",
  between: ", ",
  both: "{what}: you {mine}, somebody else {theirs} meanwhile.",
  more: "{count} more differ.",
  asItStands: "It is shown as it stands now, your words are still in the form.",
  where: "{what}.",
};
