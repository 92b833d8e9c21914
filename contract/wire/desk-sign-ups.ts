import * as z from "zod/mini";
import { email, optionalLine } from "#contract/text.ts";

/** Sign-ups whose address nobody has confirmed, at the desk. */

export const SignUpQuery = z.object({
  search: optionalLine("Search", 120),
  before: z.optional(z.string().check(z.maxLength(300))),
  limit: z._default(
    z.coerce.number("The page size is 1 to 100.").check(z.int(), z.minimum(1), z.maximum(100)),
    30,
  ),
});
export const DeskSignUp = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: z.string(),
  /** When its last mail was written. */
  sentAt: z.nullable(z.string()),
  /** What was typed with each sign-up that waits for the address, the newest first; nobody has proved it. */
  typed: z.array(z.object({ name: z.string(), phone: z.string() })),
});
export type DeskSignUp = z.infer<typeof DeskSignUp>;
export const DeskSignUpPage = z.object({
  signUps: z.array(DeskSignUp),
  next: z.nullable(z.string()),
});
export type DeskSignUpPage = z.infer<typeof DeskSignUpPage>;
export const SignUpAddressInput = z.object({ email: email() });
