import type { Language } from "#contract/languages.ts";
import { bengaliRooms } from "./bengali-rooms.ts";
import type { Language as PlannerWords } from "./create-say.ts";
import { englishRooms } from "./english-rooms.ts";
import type { FaultWords } from "./faults/fault-words.ts";
import { hindiRooms } from "./hindi-rooms.ts";
import type { MailWords } from "./mails/english.ts";
import type { PaperWords } from "./papers/english.ts";
import type { SearchWords } from "./search/english.ts";

/** All that the server says in a language, room by room. A page fetches what its planner says alone (`load-say.ts`). */
export interface Rooms {
  /** How it writes numbers, dates and lists, too, in every room. */
  readonly planner: PlannerWords;
  readonly mails: MailWords;
  readonly papers: PaperWords;
  readonly search: SearchWords;
  /** Null of English, in which refusals are written. */
  readonly faults: FaultWords | null;
}

const roomsIn: Readonly<Record<Language, Rooms>> = {
  en: englishRooms,
  hi: hindiRooms,
  bn: bengaliRooms,
};

/** What a room makes of its words, for each language. */
export const openRooms = <T>(open: (rooms: Rooms) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(
    Object.entries(roomsIn).map(([language, rooms]) => [language, open(rooms)]),
  ) as Record<Language, T>;
