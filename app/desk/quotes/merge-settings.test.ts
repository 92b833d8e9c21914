import { expect, test } from "vitest";
import { usualCancelPolicy } from "#contract/quote/cancel-policy.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import { mergeSettings } from "./merge-settings.ts";

const seen: MoneySettings = {
  ...{ legalName: "Safarnama", address: "Ranchi", gstin: "", state: "20", sac: "998555" },
  ...{ sacOther: "998559", sellsAbroad: false, upi: "", bank: "", terms: "", editorMost: null },
  ...{ validDays: 10, tax: [], exchange: [], cancellation: usualCancelPolicy },
};

test("only what somebody changed goes over what a colleague kept meanwhile", () => {
  const now = { ...seen, editorMost: 5_000_00, state: "19" };
  // A form names all of its fields; those that stand as they were read are nobody's change.
  const change = { upi: "safarnama@upi", editorMost: null, state: "20" };
  expect(mergeSettings(seen, change, now)).toEqual({
    settings: { ...now, upi: "safarnama@upi" },
    clashes: [],
  });
});

test("what both changed is told, unless both changed it to the same", () => {
  const now = { ...seen, upi: "other@upi", validDays: 14 };
  const { clashes, settings } = mergeSettings(seen, { upi: "mine@upi", validDays: 14 }, now);
  expect(clashes).toEqual(["upi"]);
  expect([settings.upi, settings.validDays]).toEqual(["mine@upi", 14]);
});

test("rows of a table are one part: taken away by who saw them, left where a colleague added them", () => {
  const row = { currency: "USD", on: "2026-11-29", rate: 845_000 } as const;
  const now = { ...seen, exchange: [row] };
  expect(mergeSettings(seen, { exchange: [] }, now).settings.exchange).toEqual([row]);
  expect(mergeSettings(now, { exchange: [] }, now).settings.exchange).toEqual([]);
});
