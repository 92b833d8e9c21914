import { bengali as planner } from "./bengali.ts";
import * as faults from "./faults/bengali.ts";
import { labels } from "./faults/bengali-labels.ts";
import { roadSentences } from "./faults/bengali-road.ts";
import { signInSentences } from "./faults/bengali-sign-in.ts";
import { bengali as mails } from "./mails/bengali.ts";
import { bengali as papers } from "./papers/bengali.ts";
import type { Rooms } from "./rooms.ts";
import { bengali as search } from "./search/bengali.ts";

/** Of refusals those that a visitor meets: what is refused at the desk is said by its kind. */
const sentences: Readonly<Record<string, string>> = {
  ...roadSentences,
  ...signInSentences,
  ...faults.sentences,
};

export const bengaliRooms = {
  ...{ planner, mails, papers, search },
  faults: { ...faults, labels, sentences },
} satisfies Rooms;
