import { expect, test } from "vitest";
import { fillText } from "./fill-text.ts";

const trip = {
  name: "Asha Devi",
  destination: "Leh",
  departure: "2027-06-10",
  travelers: "2",
  reference: "SF-7KQ2M9",
};

test("a text is filled from the trip in its own language", () => {
  const text = "Dear {name}, {destination} on {departure} for {people}, {reference}.";
  expect(fillText(text, "en", trip)).toBe("Dear Asha Devi, Leh on 10 June 2027 for 2, SF-7KQ2M9.");
  expect(fillText("नमस्ते {name}, {departure}", "hi", trip)).toBe("नमस्ते Asha Devi, 10 जून 2027");
});

test("what is not known of the trip, or is no word of a template, stays to be read", () => {
  expect(fillText("{name}: {days} days, {total}", "en", { ...trip, name: "" })).toBe(
    "{name}: {days} days, {total}",
  );
  expect(fillText("{days} days", "en", { ...trip, days: 6 })).toBe("6 days");
  expect(fillText("{constructor} {toString}", "en", trip)).toBe("{constructor} {toString}");
});
