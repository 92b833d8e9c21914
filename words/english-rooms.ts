import { english as planner } from "./english.ts";
import { english as mails } from "./mails/english.ts";
import { english as papers } from "./papers/english.ts";
import type { Rooms } from "./rooms.ts";
import { english as search } from "./search/english.ts";

export const englishRooms: Rooms = { planner, mails, papers, search, faults: null };
