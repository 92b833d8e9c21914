import * as z from "zod/mini";

/** Messages that the day asks for, ready to be copied or opened in WhatsApp; nothing of them is sent by itself. */

export const dayMessageKinds = ["arrival", "duty", "payment", "lapsing", "hold"] as const;

export const DayMessage = z.object({
  /** Of the day: its kind and whom it is about. */
  id: z.string(),
  kind: z.enum(dayMessageKinds),
  tripId: z.string(),
  reference: z.string(),
  to: z.string(),
  /** With its country, or as somebody wrote it; empty: nobody knows it. */
  phone: z.string(),
  text: z.string(),
});
export type DayMessage = z.infer<typeof DayMessage>;
export const DayMessages = z.object({ messages: z.array(DayMessage) });
export type DayMessages = z.infer<typeof DayMessages>;
