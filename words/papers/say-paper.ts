import { createFill } from "../create-say.ts";
import { openRooms } from "../rooms.ts";
import type { PaperKey } from "./english.ts";

/** What a paper says: "night-in". */
export type SayPaper = (
  key: PaperKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Papers in each language, their dates, sums and numbers by its locale. */
export const sayPaperIn = openRooms(({ planner, papers }): SayPaper => {
  const fill = createFill(planner);
  return (key, values = {}) => fill(papers[key], values);
});
