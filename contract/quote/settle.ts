import * as z from "zod/mini";
import { optionalParagraphs } from "#contract/text.ts";

/** A payment of the gateway that does not enter by itself, and what of it somebody says. */
export const settleOutcomes = ["joined", "entered", "left"] as const;
export const SettleInput = z
  .object({
    /** The gateway's id. */
    payment: z
      .string("The payment is missing.")
      .check(
        z.minLength(1, "The payment is missing."),
        z.maxLength(100, "There is no such payment."),
      ),
    /** It is a payment that was entered; it is another and is entered; it is looked after outside, and why. */
    as: z.enum(settleOutcomes, "A payment is joined, entered or left."),
    /** With which it is joined. */
    entry: z._default(z.nullable(z.uuid("The payment is missing.")), null),
    reason: optionalParagraphs("The reason", 400),
  })
  .check(
    z.refine(({ as, entry }) => as !== "joined" || entry !== null, {
      error: "Say with which payment it is joined.",
      path: ["entry"],
    }),
    z.refine(({ as, reason }) => as !== "left" || reason !== "", {
      error: "Say what became of it.",
      path: ["reason"],
    }),
  );
export type SettleInput = z.infer<typeof SettleInput>;
