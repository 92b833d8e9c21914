import * as faults from "./faults/hindi.ts";
import { callSentences } from "./faults/hindi-calls.ts";
import { deskSentences } from "./faults/hindi-desk.ts";
import { labels } from "./faults/hindi-labels.ts";
import { quoteSentences } from "./faults/hindi-quotes.ts";
import { roadSentences } from "./faults/hindi-road.ts";
import { signInSentences } from "./faults/hindi-sign-in.ts";
import { hindi as planner } from "./hindi.ts";
import { hindi as mails } from "./mails/hindi.ts";
import { hindi as papers } from "./papers/hindi.ts";
import type { Rooms } from "./rooms.ts";
import { hindi as search } from "./search/hindi.ts";

/** Refusals by their English: of accounts and requests, of a trip's page, of the desk. */
const sentences: Readonly<Record<string, string>> = {
  ...{ ...callSentences, ...quoteSentences, ...deskSentences, ...roadSentences },
  ...{ ...signInSentences, ...faults.sentences },
};

export const hindiRooms = {
  ...{ planner, mails, papers, search },
  faults: { ...faults, labels, sentences },
} satisfies Rooms;
