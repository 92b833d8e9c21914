import fc from "fast-check";
import { expect, test } from "vitest";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { CancelPolicy, findCancelRow, rowsFor, usualCancelPolicy } from "./cancel-policy.ts";
import { reckonCancellation } from "./cancellation.ts";
import { sumQuote } from "./quote-total.ts";

const rates = { package: 500, other: 1800, tcs: 200, rounding: "heads" } as const;

test("the row that holds is the latest that has begun; after departure it is the last", () => {
  const shareAt = (days: number) => findCancelRow(usualCancelPolicy.rows, days).share;
  expect([90, 30, 29, 7, 6, 0, -3].map(shareAt)).toEqual([
    null,
    null,
    5000,
    5000,
    10_000,
    10_000,
    10_000,
  ]);
});

test("prices a person: who goes is told by how they would have slept", () => {
  const content = buildQuote({
    party: { adults: 3, children: 1, ages: [6], rooms: 2, atLeast: false },
    package: {
      rows: [
        { of: "double", count: 2, price: 20_000_00 },
        { of: "single", count: 1, price: 28_000_00 },
        { of: "child", count: 1, price: 8_000_00 },
      ],
      tax: "package",
    },
    inclusions: ["All"],
  });
  const scope = { of: "persons", adults: 1, children: [0] } as const;
  const heads = [{ of: "single", count: 1 } as const, { of: "child", count: 1 } as const];
  const made = reckonCancellation(
    { content, ticked: [], rates },
    { ...scope, children: [0], heads },
    { policy: usualCancelPolicy, days: 12, number: 2 },
  );
  expect(made.lines).toEqual([
    { rule: "package", price: 36_000_00, share: 5000, charge: 18_000_00 },
  ]);
  expect(made.content.party).toMatchObject({ adults: 2, children: 0, ages: [] });
  expect(made.totals.base).toBe(58_000_00);
  expect(() =>
    reckonCancellation(
      { content, ticked: [], rates },
      { ...scope, children: [0], heads: [] },
      { policy: usualCancelPolicy, days: 12, number: 2 },
    ),
  ).toThrow(/would have slept/);
});

test("what an earlier cancellation costs stays whole when the rest is cancelled: ₹2,100 and 30 % of ₹42,785", () => {
  const item = (id: string, price: number) =>
    buildItem({ id, kind: "other", per: "group", price, day: null, nightsOf: [], nights: 1 });
  const content = buildQuote({ items: [item("tour", 42_785_00), item("hotel", 7_000_00)] });
  const how = { policy: usualCancelPolicy, days: 71 };
  const part = reckonCancellation(
    { content, ticked: [], rates },
    { of: "services", items: ["hotel"] },
    { ...how, number: 2 },
  );
  expect(part.totals.base).toBe(44_885_00);
  const whole = reckonCancellation(
    { content: part.content, ticked: part.ticked, rates },
    { of: "whole" },
    { ...how, number: 3 },
  );
  expect(whole.lines).toEqual([
    { rule: "package", price: 42_785_00, share: 3000, charge: 12_835_50 },
  ]);
  expect(whole.charge.base).toBe(12_835_50);
  expect(whole.totals.base).toBe(14_935_50);
  // Waived, the earlier one is owed all the same.
  const waived = reckonCancellation(
    { content: part.content, ticked: part.ticked, rates },
    { of: "whole" },
    { ...how, most: 0, number: 3 },
  );
  expect([waived.charge.total, waived.totals.base]).toEqual([0, 2_100_00]);
});

test("a charge is never more than the price, waived never more than it was, and what is left and it make the sum", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          price: fc.integer({ min: 0, max: 9_999_999 }),
          per: fc.constantFrom("person", "room", "group"),
          tax: fc.constantFrom("package", "other"),
          optional: fc.boolean(),
        }),
        { minLength: 2, maxLength: 6 },
      ),
      fc.integer({ min: -5, max: 60 }),
      fc.option(fc.integer({ min: 0, max: 9_999_999 }), { nil: null }),
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.constantFrom("whole", "persons", "services"),
      (items, days, most, costs, of) => {
        const content = buildQuote({
          party: { adults: 3, children: 0, ages: [], rooms: 2, atLeast: false },
          items: items.map((one, at) => buildItem({ ...one, id: `i${at}` } as never)),
        });
        const ticked = items.flatMap(({ optional }, at) => (optional ? [`i${at}`] : []));
        const before = sumQuote(content, ticked, rates);
        const scope =
          of === "whole"
            ? ({ of } as const)
            : of === "persons"
              ? ({ of, adults: 1, children: [], heads: [] } as const)
              : ({ of, items: ["i0"] } as const);
        const reckon = (waived: number | null) =>
          reckonCancellation({ content, ticked, rates }, structuredClone(scope) as never, {
            ...{ policy: { ...usualCancelPolicy, costs: true }, days, costs, number: 2 },
            most: waived,
          });
        let made: ReturnType<typeof reckon>;
        try {
          made = reckon(null);
        } catch (error) {
          expect((error as Error).name).toBe("CancelError");
          return;
        }
        const price = made.lines.reduce((sum, line) => sum + line.price, 0);
        for (const line of made.lines) expect(line.charge).toBeLessThanOrEqual(line.price);
        expect(made.charge.base).toBe(made.lines.reduce((sum, { charge }) => sum + charge, 0));
        expect(made.totals.base).toBe(before.base - price + made.charge.base);
        expect(made.totals.total).toBeLessThanOrEqual(before.total);
        if (most === null) return;
        const waived = reckon(most);
        expect(waived.charge.total).toBeLessThanOrEqual(Math.min(made.charge.total, most + 4));
      },
    ),
  );
});

test("a departure in a season has the season's rows, on its first and last day too; a kind's own stay", () => {
  const stays = [{ days: 0, share: 4000 }];
  const policy = CancelPolicy.parse({
    ...usualCancelPolicy,
    services: [{ kind: "stay", rows: stays }],
    seasons: [
      {
        name: "New Year",
        from: "2026-12-20",
        to: "2027-01-03",
        rows: [{ days: 0, share: 10_000 }],
      },
    ],
  });
  const shareOn = (departure: string, kind: "guide" | "stay" | null = null) =>
    findCancelRow(rowsFor(policy, kind, departure), 12).share;
  expect(
    ["2026-12-19", "2026-12-20", "2027-01-03", "2027-01-04"].map((day) => shareOn(day)),
  ).toEqual([5000, 10_000, 10_000, 5000]);
  expect([shareOn("2026-12-25", "guide"), shareOn("2026-12-25", "stay")]).toEqual([10_000, 4000]);
  const twice = { ...policy, seasons: [...(policy.seasons ?? []), ...(policy.seasons ?? [])] };
  expect(CancelPolicy.safeParse(twice).success).toBe(false);
});
