import { keepDraft, readDraft } from "#app/forms/drafts.ts";
import { formDraft } from "#app/forms/form-drafts.ts";
import { readTripDraft } from "#app/trips/trip-draft.ts";
import { findCountryOf } from "./phone-number.ts";
import type { SignUpValues } from "./sign-up.ts";

const draftKey = formDraft("sign-up");

export const emptySignUp: SignUpValues = {
  username: "",
  email: "",
  password: "",
  Pass: "",
  country: "",
  phone: "",
  image: null,
};

export const readSignUpDraft = (): SignUpValues => ({
  ...emptySignUp,
  ...readDraft<SignUpValues>(draftKey),
});

/** A reload loses neither name nor number; a password is kept nowhere, a picture would not fit. */
export const keepSignUpDraft = ({ username, email, country, phone }: SignUpValues): void =>
  keepDraft(draftKey, { username, email, country, phone });

/** Sent: what stood in either form of the popup is done with. */
export function dropSignUpDraft(): void {
  keepDraft(draftKey, null);
  keepDraft(formDraft("sign-in"), null);
}

/** A name as the sign-up takes it, letters and spaces: Jean-Pierre O'Neil is Jean Pierre O Neil there. */
const spellName = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{M}\p{Join_Control}]+/gu, " ").trim();

/** What the trip's first step knows goes into what the sign-up has left empty. */
export function takeFromTrip(values: SignUpValues): SignUpValues {
  const { name, email, phone } = readTripDraft().values;
  const number = values.phone || phone;
  return {
    ...values,
    username: values.username || spellName(name),
    email: values.email || email,
    phone: number,
    country: values.country || findCountryOf(number),
  };
}
