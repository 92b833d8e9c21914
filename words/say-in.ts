import { createSay } from "./create-say.ts";
import { openRooms } from "./rooms.ts";

/** What the planner says, in each language. Pages fetch the one that they need: this is the server's. */
export const sayIn = openRooms(({ planner }) => createSay(planner));
