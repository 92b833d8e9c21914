import { useState } from "react";
import { findStoredUser } from "#app/calls/auth.ts";
import { createUuid } from "#app/calls/create-uuid.ts";
import { keepDraft, readDraft } from "#app/forms/drafts.ts";
import { tripDraft } from "#app/forms/form-drafts.ts";

/** What the two steps ask for, under the names of section 3. */
export type TripValues = {
  name: string;
  email: string;
  phone: string;
  destination: string;
  travelDate: string;
  travelers: string;
  tripType: string;
  message: string;
  /** A trip of the planner that goes along, as in its link; empty: none. */
  plan: string;
  /** The shared plan whose talk goes along; empty: none. */
  talk: string;
  /** Hash of that trip's document as it was shown here; empty: it could not be reckoned. */
  seen: string;
};

export type TripDraft = {
  step: "contact" | "details";
  values: TripValues;
  /** The key of the last attempt, and what it carried: the same request again is the same request. */
  attempt?: { key: string; payload: string };
};

/** Section 9: one traveller and leisure unless told. */
const blank: TripValues = {
  name: "",
  email: "",
  phone: "",
  destination: "",
  travelDate: "",
  travelers: "1",
  tripType: "leisure",
  message: "",
  plan: "",
  talk: "",
  seen: "",
};

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** A blank draft knows who is signed in. */
function createDraft(): TripDraft {
  const user = findStoredUser();
  const known = user?.user_metadata ?? {};
  const values = {
    ...blank,
    name: text(known.full_name) || text(known.name),
    email: text(user?.email),
    phone: text(known.phone),
  };
  return { step: "contact", values };
}

export function readTripDraft(): TripDraft {
  const { step = "contact", values, attempt } = readDraft<TripDraft>(tripDraft, "device") ?? {};
  if (!values) return createDraft();
  const known = createDraft().values;
  const kept = Object.entries({ ...blank, ...values }).map(([name, value]) => [
    name,
    // Signed in since: what was left open is known now.
    value || known[name as keyof TripValues],
  ]);
  return { step, values: Object.fromEntries(kept) as TripValues, ...(attempt && { attempt }) };
}

export const keepTripDraft = (draft: TripDraft | null): void =>
  keepDraft(tripDraft, draft, "device");

/** The draft of this browser: survives Back, closing, a failure, a sign-in and a sign-up in another tab. */
export function useTripDraft() {
  const [draft, setDraft] = useState(readTripDraft);
  const change = (next: TripDraft) => {
    keepTripDraft(next);
    setDraft(next);
  };
  return {
    draft,
    setValue: (name: keyof TripValues, value: string) =>
      change({ ...draft, values: { ...draft.values, [name]: value } }),
    goTo: (step: TripDraft["step"]) => change({ ...draft, step }),
    keepAttempt: (attempt: TripDraft["attempt"]) =>
      change({ ...draft, ...(attempt && { attempt }) }),
    drop: () => {
      keepTripDraft(null);
      setDraft(createDraft());
    },
  };
}

/** One key a request: kept while the request is the same, new when an answer has changed. */
export function chooseAttempt(
  last: TripDraft["attempt"],
  values: TripValues,
  createKey: () => string = () => createUuid().replaceAll("-", ""),
): { key: string; payload: string } {
  const payload = JSON.stringify(values);
  return last?.payload === payload ? last : { key: createKey(), payload };
}
