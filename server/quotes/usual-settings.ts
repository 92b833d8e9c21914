import { brand } from "#contract/brand.ts";
import { MoneySettings } from "#contract/wire/money-settings.ts";

/** Tax at source is 2 % of every tour abroad since then (section 394 of the Income-tax Act, 2025). */
export const sinceApril2026 = { from: "2026-04-01", package: 500, other: 1800, tcs: 200 };

/** What holds until an owner says otherwise: a package at 5 % without credit, the rest at 18 %. */
export const usualSettings = MoneySettings.parse({
  legalName: brand.name,
  address: brand.office,
  state: "20",
  terms:
    "The price holds until the last day that is named. It is agreed when you accept it, and the places are booked when the deposit has arrived. A cancellation up to 30 days before departure costs the deposit, up to 7 days half of the price, later all of it. What hotels and carriers give back, we give back.",
  tax: [{ from: "2017-07-01", package: 500, other: 1800, tcs: 500 }, sinceApril2026],
});
