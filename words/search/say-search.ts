import { createFill } from "../create-say.ts";
import { openRooms } from "../rooms.ts";
import type { SearchKey } from "./english.ts";

/** What stands under or over something found: "days". */
export type SaySearch = (key: SearchKey, values?: Readonly<Record<string, number>>) => string;

export const saySearchIn = openRooms(({ planner, search }): SaySearch => {
  const fill = createFill(planner);
  return (key, values = {}) => fill(search[key], values);
});
