import * as z from "zod/mini";

/** What somebody with a link said about a trip, as its page and the desk show it. */
export const TripComment = z.object({
  id: z.string(),
  name: z.string(),
  body: z.string(),
  day: z.nullable(z.string()),
  stop: z.nullable(z.string()),
  alternative: z.boolean(),
  /** The office's own: the server says so, nobody else can. */
  byDesk: z.boolean(),
  /** Signed with a name that could be taken for the office's, by somebody who is not. */
  claimsOffice: z.boolean(),
  votes: z.int(),
  at: z.string(),
});
export type TripComment = z.infer<typeof TripComment>;
