import { expect, test } from "vitest";
import { findTravelDateFault, TripRequestInput } from "./trips.ts";

const request = {
  id: "6f0c1d1e-3c55-4a5e-9d0a-0a4f3a6f7f11",
  name: "आशा देवी",
  email: "asha@example.org",
  phone: "+91 (651) 223-4455",
  destination: "Leh",
  travelDate: "2027-06-10",
  travelers: "2",
  tripType: "family",
  message: "",
};
const faultsOf = (overrides: Record<string, unknown>) => {
  const parsed = TripRequestInput.safeParse({ ...request, ...overrides });
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
};

test("a request as the form sends it is taken, the phone reduced to digits", () => {
  expect(TripRequestInput.parse(request)).toMatchObject({ phone: "+916512234455", travelers: "2" });
});

test.each([
  [{ travelers: 0 }, "Number of Travelers must be 1 to 8, or 9+."],
  [{ travelers: 10 }, "Number of Travelers must be 1 to 8, or 9+."],
  [{ travelers: null }, "Number of Travelers must be 1 to 8, or 9+."],
  [{ phone: "call me" }, "Invalid phone number."],
  [{ phone: "123" }, "Invalid phone number."],
  [{ email: "a b@c.d" }, "Invalid email format."],
  [{ email: "a@b.co,c@d.ef" }, "Invalid email format."],
  [{ email: "a@b.co\r\nBcc: x@y.zz" }, "Invalid email format."],
  [{ travelDate: "2027-02-30" }, "Travel Date is not a day of the calendar."],
  [{ travelDate: "soon" }, "Travel Date must be a date, such as 2027-02-14."],
  [{ tripType: "cruise" }, "Trip Type is not one of the five."],
  [{ name: "   " }, "Full Name is required."],
  [{ name: undefined }, "Full Name is required."],
  [{ name: ["x"] }, "Full Name is required."],
  [{ message: "x".repeat(4001) }, "Your special request is too long: at most 4000 characters."],
  [{ id: "me" }, "The request must name the account that sends it."],
])("%o is refused with a sentence", (overrides, sentence) => {
  expect(faultsOf(overrides)).toContain(sentence);
});

test("what is typed passes the one cleaning: no line of a header, nothing invisible", () => {
  const trip = TripRequestInput.parse({
    ...request,
    name: "Asha\r\nBcc: x@y.zz\u202e Devi",
    destination: "Leh\u0000\nand Hanle",
    message: "one\r\n\r\n\r\n\r\ntwo\u0007\u200b",
  });
  expect(trip).toMatchObject({
    name: "Asha Bcc: x@y.zz Devi",
    destination: "Leh and Hanle",
    message: "one\n\ntwo",
  });
});

test.each([1, "9+", "8"])("%s travellers are taken", (travelers) => {
  expect(faultsOf({ travelers })).toEqual([]);
});

test("the past and the far future are refused", () => {
  expect(findTravelDateFault("2026-11-19", "2026-11-20")).toBe("Travel Date is in the past.");
  expect(findTravelDateFault("2026-11-20", "2026-11-20")).toBeNull();
  expect(findTravelDateFault("2030-01-01", "2026-11-20")).toBe(
    "Travel Date is more than three years ahead.",
  );
});
