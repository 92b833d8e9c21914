import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { fillMarks } from "./marks.ts";
import { packFacts } from "./pack-facts.ts";
import { unpackFacts } from "./unpack-facts.ts";

const facts = getPlannable();
const hash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 6);
const { packed, texts } = packFacts(facts, (state, own) => `${state}-${hash(own.join("\n"))}`);
const travelled = unpackFacts(JSON.parse(JSON.stringify(packed)));

test("facts that have travelled say all that a planner reads", () => {
  const filled = fillMarks(travelled, (part, index) => texts.get(part)?.[index] ?? "");
  const { hash: of, ...others } = filled;
  expect(of).toMatch(/^\w+$/);
  expect(others).toEqual({
    ...facts,
    sights: facts.sights.map(({ known, ...sight }) => sight),
    festivals: facts.festivals?.map(({ price, ...festival }) => festival),
    regions: facts.regions?.map(({ aliases, ...region }) => ({ ...region, name: "" })),
    airports: facts.airports?.map((airport) => ({ ...airport, name: "" })),
  });
});
