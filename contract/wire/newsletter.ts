import * as z from "zod/mini";
import { email, honeypot } from "#contract/text.ts";

/** The footer's newsletter box. */

export const NewsletterInput = z.object({ email: email("Email Address"), website: honeypot });
export type NewsletterInput = z.infer<typeof NewsletterInput>;

export const newsletterTexts = {
  asked: "Please check your inbox: a link there confirms your address.",
} as const;

/** What the page after a link of a newsletter mail says. */
export const newsletterStates = {
  confirmed: ["Welcome aboard", "Your address is confirmed. The next letter from India is yours."],
  unsubscribed: ["Goodbye, and good roads", "You will get no more letters from us."],
  unknown: [
    "This link has ended",
    "It was used before, or is too old. You can sign up again in the footer of any page.",
  ],
} as const satisfies Record<string, readonly [string, string]>;
export type NewsletterState = keyof typeof newsletterStates;
