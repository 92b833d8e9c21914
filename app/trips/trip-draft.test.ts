import { expect, test } from "vitest";
import { chooseAttempt, type TripValues } from "./trip-draft.ts";

const values: TripValues = {
  name: "Asha Devi",
  email: "asha@example.org",
  phone: "+916512234455",
  destination: "Leh",
  travelDate: "2027-06-10",
  travelers: "2",
  tripType: "family",
  message: "",
  plan: "",
  talk: "",
  seen: "",
};

test("the same request again keeps its key, so that it is made once", () => {
  const first = chooseAttempt(undefined, values, () => "one");
  expect(chooseAttempt(first, { ...values }, () => "two")).toEqual(first);
});

test("a changed answer is another request", () => {
  const first = chooseAttempt(undefined, values, () => "one");
  expect(chooseAttempt(first, { ...values, travelers: "3" }, () => "two").key).toBe("two");
});

test("keys are made of what the Idempotency-Key header may hold, and differ", () => {
  const keys = [1, 2].map(() => chooseAttempt(undefined, values).key);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[0]).not.toBe(keys[1]);
});
