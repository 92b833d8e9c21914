import * as z from "zod/mini";
import { optionalChoice } from "./desk.ts";
import { tripStages } from "./trip-stages.ts";

/** Conversations about requests, as the desk lists them. */
export const TalkListItem = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  destination: z.string(),
  stage: z.enum(tripStages),
  last: z.object({
    author: z.enum(["traveller", "desk"]),
    body: z.string(),
    at: z.string(),
  }),
  unread: z.boolean(),
});
export type TalkListItem = z.infer<typeof TalkListItem>;

export const TalkList = z.object({ talks: z.array(TalkListItem), next: z.nullable(z.string()) });
export type TalkList = z.infer<typeof TalkList>;

export const TalksQuery = z.object({
  unread: z.optional(z.enum(["1", ""])),
  before: optionalChoice(z.string().check(z.maxLength(300))),
});
