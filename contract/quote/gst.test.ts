import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPlaceOfSupply, halfTax, shareOut, splitTax, sumHeads, takeTaxOut } from "./gst.ts";
import { findGstinFault } from "./gstin.ts";
import { findState, indiaStates, sayState, writeState } from "./india-states.ts";
import { Buyer } from "./money-document.ts";

describe("a GSTIN", () => {
  test.each(["20ABCFS4321L1ZH", "19ABCPS1234K1ZJ", "20ABCPS1234K1Z0", ""])(
    "%j is well",
    (gstin) => {
      expect(findGstinFault(gstin)).toBe("");
    },
  );
  test.each([
    ["two letters swapped", "20ABCSF4321L1ZH", /mistyped/],
    ["another last sign", "20ABCFS4321L1ZK", /mistyped/],
    ["no State 39", "39ABCFS4321L1ZY", /39 is none/],
    ["too short", "20ABCFS4321L1Z", /15 digits/],
  ])("%s", (_, gstin, said) => {
    expect(findGstinFault(gstin)).toMatch(said);
  });
  test("any one sign that is changed is seen", () => {
    const good = "20ABCFS4321L1ZH";
    for (let at = 2; at < 12; at++)
      for (const sign of /\d/.test(good[at] ?? "") ? "0123456789" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        if (sign !== good[at])
          expect(findGstinFault(good.slice(0, at) + sign + good.slice(at + 1))).not.toBe("");
  });
});

test("states have codes: 37 of them, retired ones are none", () => {
  expect(indiaStates).toHaveLength(37);
  expect(findState(" west  bengal ")).toBe("19");
  expect(findState("Jammu & Kashmir")).toBe("01");
  expect(findState("Atlantis")).toBeNull();
  expect([findState("25"), findState("28")]).toEqual([null, null]);
  expect([sayState("20"), writeState("20")]).toEqual(["Jharkhand (20)", "20-Jharkhand"]);
  expect(sayState("Jharkand")).toBe("Jharkand");
});

test.each([
  ["a firm of Jharkhand", { gstin: "20ABCFS4321L1ZH", state: "" }, "20", true],
  ["a firm of Bengal", { gstin: "19ABCPS1234K1ZJ", state: "" }, "19", false],
  ["a zone, even of Jharkhand", { gstin: "20ABCFS4321L1ZH", state: "", sez: true }, "20", false],
  ["somebody of Jharkhand", { gstin: "", state: "20" }, "20", true],
  ["somebody of Kerala", { gstin: "", state: "32" }, "32", false],
  ["nobody knows", { gstin: "", state: "" }, "20", true],
  ["a tourist from abroad", { gstin: "", state: "96" }, "20", true],
])("%s: place of supply", (_, buyer, state, within) => {
  expect(findPlaceOfSupply("20", buyer)).toEqual({ state, within });
});

test("a buyer's state and GSTIN belong together, and are written as people write them", () => {
  const said = (input: object) => Buyer.safeParse({ name: "Asha", ...input });
  expect(said({ gstin: "19abcps1234k1zj ", state: "West Bengal" }).data).toMatchObject({
    gstin: "19ABCPS1234K1ZJ",
    state: "19",
  });
  expect(said({ gstin: "19ABCPS1234K1ZJ", state: "Kerala" }).error?.issues[0]).toMatchObject({
    path: ["gstin"],
    message: "This GSTIN is of West Bengal (19), the state is Kerala (32).",
  });
  expect(said({ state: "Atlantis" }).error?.issues[0]?.path).toEqual(["state"]);
  expect(said({ sez: true }).success).toBe(false);
});

test("halves are rounded up, and another state's tax is as much", () => {
  // 33,333 paisa at 5 %.
  expect(halfTax(33_333, 500)).toBe(833);
  expect(sumHeads(splitTax(833, true))).toBe(1_666);
  expect(splitTax(833, false)).toEqual({ cgst: 0, sgst: 0, igst: 1_666 });
});

test("an advance has its tax in it", () => {
  expect(takeTaxOut(31_500_00, 500)).toEqual({ taxable: 30_000_00, half: 750_00 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(0, 500, 1800), (gross, rate) => {
      const { taxable, half } = takeTaxOut(gross, rate);
      expect(taxable + 2 * half).toBe(gross);
      expect(Math.abs(halfTax(taxable, rate) - half)).toBeLessThanOrEqual(1);
    }),
  );
});

test("parts make the sum, whatever their weights", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), weights, (sum, all) => {
      const parts = shareOut(sum, all);
      expect(parts.reduce((total, one) => total + one, 0)).toBe(sum);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    }),
  );
});
