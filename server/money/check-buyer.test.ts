import { expect, test } from "vitest";
import { Buyer } from "#contract/quote/money-document.ts";
import { AppError } from "#server/errors/app-error.ts";
import { ownGstin } from "#tests/factories/quotes.ts";
import { checkBuyer } from "./check-buyer.ts";

/** What rule 46 asks of the buyer on a tax invoice. Sums in paisa, before tax. */

function faultOf(buyer: object, base: number, gstin = ownGstin): string {
  try {
    checkBuyer(Buyer.parse({ name: "Asha Devi", ...buyer }), { gstin }, base);
    return "";
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

test.each([
  ["nobody said the state", { address: "Ranchi" }, 1_000_00, /state decides the tax/],
  ["below 50,000 the state alone", { state: "20" }, 49_999_99, /^$/],
  ["from 50,000 on the address too", { state: "20" }, 50_000_00, /^From ₹50,000 .* address/],
  ["with it all is well", { state: "20", address: "Main Road" }, 50_000_00, /^$/],
  ["a firm has its address at any sum", { gstin: "19ABCPS1234K1ZJ" }, 1_00, /registered firm/],
  ["a firm with it", { gstin: "19ABCPS1234K1ZJ", address: "Kolkata" }, 1_00, /^$/],
  ["from abroad", { state: "96" }, 1_000_00, /^$/],
])("%s", (_, buyer, base, said) => {
  expect(faultOf(buyer, base)).toMatch(said);
});

test("who has no GSTIN writes no tax invoice, and asks for nothing", () => {
  expect(faultOf({}, 9_00_000_00, "")).toBe("");
});
