import * as z from "zod/mini";
import { line, optionalLine, paragraphs } from "#contract/text.ts";
import { calendarDate, deskLimits } from "./desk.ts";
import { lostCodes, tripStages } from "./trip-stages.ts";

const LostChoice = z.enum(lostCodes, "There is no such reason.");
const changeFields = {
  stage: z.optional(z.enum(tripStages, "There is no such stage.")),
  lostCode: z.optional(LostChoice),
  lostReason: z.optional(optionalLine("The reason", deskLimits.reason)),
  ownerId: z.optional(z.nullable(z.uuid("The owner is not valid."))),
  nextAction: z.optional(optionalLine("The next action", 200)),
  nextActionOn: z.optional(z.nullable(calendarDate)),
};

type Losing = {
  stage?: string | undefined;
  lostCode?: string | undefined;
  lostReason?: string | undefined;
};

const sayWhy = z.refine<Losing>(
  ({ stage, lostCode, lostReason }) =>
    stage !== "lost" || Boolean(lostReason) || Boolean(lostCode && lostCode !== "other"),
  { message: "Say why the request was lost.", path: ["lostReason"] },
);

const version = z.int("The version is missing.").check(z.minimum(1), z.maximum(2147483647));

/** What changes, and the version it was read at; lost needs a reason of the list, or words. */
export const TripChange = z.object({ version, ...changeFields }).check(sayWhy);
export type TripChange = z.infer<typeof TripChange>;

export const bulkMost = 100;

/** One change of several requests, each at the version that was shown. */
export const TripBulkInput = z.object({
  trips: z
    .array(z.object({ id: z.uuid("The request is not valid."), version }))
    .check(
      z.minLength(1, "Choose a request."),
      z.maxLength(bulkMost, `At most ${bulkMost} requests at a time.`),
    ),
  change: z.object(changeFields).check(sayWhy),
});
export type TripBulkInput = z.infer<typeof TripBulkInput>;

export const TripNoteInput = z.object({ body: paragraphs("The note", deskLimits.note) });
export const TripReplyInput = z.object({
  subject: optionalLine("The subject", deskLimits.subject),
  body: paragraphs("The message", deskLimits.message),
});
export type TripReplyInput = z.infer<typeof TripReplyInput>;
export const TripMessageInput = z.object({ body: paragraphs("The message", deskLimits.message) });
export const ReasonInput = z.object({ reason: line("The reason", deskLimits.reason) });
