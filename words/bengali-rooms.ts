import { bengali as planner } from "./bengali.ts";
import { englishRooms } from "./english-rooms.ts";
import type { Rooms } from "./rooms.ts";

export const bengaliRooms: Rooms = { ...englishRooms, planner };
