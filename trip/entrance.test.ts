import { expect, test } from "vitest";
import { chargeTickets, pricesOn } from "./entrance.ts";

const town = { id: "town", opens: ["fort", "gate", "tomb"], days: 1, cost: null };
const state = { id: "state", opens: ["fort", "gate", "palace", "museum"], days: 3, cost: 1000 };
const at = (sight: string, day: number, cost: number | null = 600) => ({ sight, day, cost });
const sum = (charges: { cost: number | null }[]) =>
  charges.reduce((all, { cost }) => all + (cost ?? 0), 0);

test("a ticket of several sights is paid once while it is good", () => {
  expect(chargeTickets([at("fort", 1), at("lake", 1, 50), at("gate", 1)], [town])).toEqual([
    { cost: 600 },
    { cost: 50 },
    { cost: 0, opened: { ticket: "town", at: "fort" } },
  ]);
});

test("a ticket of one day is bought again on the second, and opens the others of that day", () => {
  const charges = chargeTickets([at("fort", 1), at("gate", 2), at("tomb", 2)], [town]);
  expect(charges.map(({ cost }) => cost)).toEqual([600, 600, 0]);
  expect(charges[2]?.opened?.at).toBe("gate");
  const longer = chargeTickets(
    [at("fort", 1), at("gate", 2), at("tomb", 3)],
    [{ ...town, days: 2 }],
  );
  expect(longer.map(({ cost }) => cost)).toEqual([600, 0, 600]);
});

test("one ticket instead of single ones is bought only where it saves", () => {
  const two = [at("palace", 1, 400), at("museum", 2, 500)];
  expect(sum(chargeTickets(two, [state]))).toBe(900);
  const three = [...two, at("fort", 3, 300)];
  expect(chargeTickets(three, [state])).toEqual([
    { cost: 1000, bought: "state" },
    { cost: 0, opened: { ticket: "state", at: "palace" } },
    { cost: 0, opened: { ticket: "state", at: "palace" } },
  ]);
  // The third lies beyond its three days.
  expect(sum(chargeTickets([...two, at("fort", 4, 300)], [state]))).toBe(1200);
});

test("what nobody knows stays unknown, and what one ticket opens is not paid by another", () => {
  expect(chargeTickets([at("fort", 1, null)], [state])).toEqual([{ cost: null }]);
  const charges = chargeTickets(
    [at("fort", 1), at("gate", 1), at("palace", 1, 300)],
    [town, state],
  );
  expect(sum(charges)).toBe(900);
});

test("prices of weekdays, seasons over the new year and festivals hold on their days alone", () => {
  const fee = {
    indian: 10,
    foreign: 20,
    when: [
      { dates: [["2026-12-01", "2026-12-10"]] as [string, string][], indian: 1, foreign: 1 },
      { weekdays: "67", indian: 2, foreign: 2 },
      { season: [1220, 105] as [number, number], indian: 3, foreign: 3 },
    ],
  };
  const paid = (date: string | null) => pricesOn(fee, date).indian;
  expect(paid("2026-12-05")).toBe(1);
  expect(paid("2026-12-12")).toBe(2);
  expect(paid("2026-12-22")).toBe(3);
  expect(paid("2027-01-05")).toBe(3);
  expect(paid("2027-01-06")).toBe(10);
  expect(paid(null)).toBe(10);
});
