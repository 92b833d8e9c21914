import { m } from "#app/paraglide/messages.js";
import { isAddress, isPhoneNumber } from "#contract/text.ts";
import type { TripValues } from "./trip-draft.ts";

/** What is wrong with the first step, by field, empty when all is well. */
export function findContactFaults({ email, phone }: TripValues): Partial<Record<string, string>> {
  return {
    ...(!isAddress(email.trim()) && { email: m.email_rule() }),
    ...(!isPhoneNumber(phone.trim()) && { phone: m.account_phone_rule() }),
  };
}
