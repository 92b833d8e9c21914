import type { FridgeSheet } from "./fridge-paper.ts";
import type { writeMoneyPaper } from "./money-paper.ts";
import type { Sheet } from "./sheet.ts";
import type { TripSheet } from "./trip-sheet.ts";

/** What is asked of a thread that writes papers: all that the paper shows, as data. */
export type PaperJob =
  | { ask: "trip"; sheet: TripSheet }
  | { ask: "fridge"; sheet: FridgeSheet }
  | { ask: "money"; row: Parameters<typeof writeMoneyPaper>[0] }
  | { ask: "sheet"; sheet: Sheet };

export type PaperAnswer = { id: number; kind: "paper"; bytes: Uint8Array };
