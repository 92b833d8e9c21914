import { isAddress, isPhoneNumber } from "#contract/text.ts";
import { signupTexts } from "#contract/wire/accounts.ts";
import type { TripValues } from "./trip-draft.ts";

/** What is wrong with the first step, by field, in the server's own sentences; empty when all is well. */
export function findContactFaults({ email, phone }: TripValues): Partial<Record<string, string>> {
  return {
    ...(!isAddress(email.trim()) && { email: signupTexts.email }),
    ...(!isPhoneNumber(phone.trim()) && { phone: signupTexts.phone }),
  };
}
