import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyWish, tripRuns } from "#tests/factories/any-wish.ts";
import { planEdited } from "#tests/factories/edited-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { indexFacts } from "../trip/facts-index.ts";
import { nameBack } from "../trip/name-back.ts";
import { fillMarks, listParts } from "../trip/text-marks.ts";
import { packFacts } from "./pack-facts.ts";
import { unpackFacts } from "./unpack-facts.ts";

const facts = getPlannable();
const hash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 6);
const { packed, texts } = packFacts(
  facts,
  indexFacts(facts).hash,
  (state, own) => `${state}-${hash(own.join("\n"))}`,
);
const travelled = unpackFacts(JSON.parse(JSON.stringify(packed)));

test("facts that have travelled say all that a planner reads", () => {
  const filled = fillMarks(travelled, (part, index) => texts.get(part)?.[index] ?? "");
  const { hash: of, ...others } = filled;
  expect(of).toMatch(/^\w+$/);
  expect(others).toEqual({
    ...facts,
    festivals: facts.festivals?.map(({ price, ...festival }) => festival),
    regions: facts.regions?.map(({ aliases, ...region }) => ({ ...region, name: "" })),
    airports: facts.airports?.map((airport) => ({ ...airport, name: "" })),
  });
});

const read = (part: string, index: number, isBack: boolean) => {
  const text = texts.get(part)?.[index] ?? "";
  return isBack ? nameBack(text) : text;
};
const today = "2026-11-22";
const runs = tripRuns(60);

test("wishes, planned and edited, are on travelled facts what they are on all facts, to the letter", () => {
  let parts = 0;
  fc.assert(
    fc.property(anyWish(facts), fc.array(fc.nat(10_000), { maxLength: 2 }), (wish, dice) => {
      const trip = planEdited(travelled, wish, { dice, today });
      parts += listParts(trip).size;
      expect(JSON.stringify(fillMarks(trip, read))).toBe(
        JSON.stringify(planEdited(facts, wish, { dice, today })),
      );
    }),
    runs,
  );
  // A trip shows the texts of few states, or nothing would be won.
  expect(parts / runs.numRuns).toBeLessThan(8);
}, 240_000);
