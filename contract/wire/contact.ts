import * as z from "zod/mini";
import { email, honeypot, line, optionalPhone, paragraphs } from "#contract/text.ts";

/** The message form of /contact, sections 2 and 5. */

export const contactLimits = { name: 100, message: 5000 } as const;

export const ContactInput = z.object({
  name: line("Name", contactLimits.name),
  email: email(),
  phone: optionalPhone(),
  message: paragraphs("Message", contactLimits.message),
  website: honeypot,
});
export type ContactInput = z.infer<typeof ContactInput>;

export const ContactAnswer = z.object({ message: z.string(), reference: z.string() });
export type ContactAnswer = z.infer<typeof ContactAnswer>;

export const contactTexts = {
  sent: "Thank you. Your message has arrived; we answer within two working days.",
} as const;
