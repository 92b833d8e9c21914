import { expect, test } from "vitest";
import { Plannable } from "#contract/content/plannable.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { compilePlaces } from "#server/content/places/compile-places.ts";
import { readPlaces } from "#server/content/places/read-places.ts";
import { checks } from "./checks/all.ts";
import { findCoverFaults } from "./checks/cover.ts";

const places = readPlaces();
const catalogue = getCatalogue();

test.each(Object.entries(checks))("%s", async (_, check) => {
  const faults = await check(places, catalogue);
  expect(faults, `${faults.length} faults:\n${faults.join("\n")}`).toHaveLength(0);
});

test("all of it compiles to the shape that the browser gets", () => {
  const compiled = compilePlaces(places, catalogue);
  expect(Plannable.parse(compiled)).toEqual(JSON.parse(JSON.stringify(compiled)));
});

test("what is promised is covered: counts, World Heritage, names, every state", () => {
  const missing = findCoverFaults(places);
  expect(missing, missing.join("\n")).toHaveLength(0);
});

test("a place that goes leaves a gap that is told", () => {
  const gone = new Set(["sanchi-stupas", "osian-temples"]);
  const fewer = { ...places, sights: places.sights.filter(({ id }) => !gone.has(id)) };
  expect(findCoverFaults(fewer)).toContain('no sight or base "sanchi-stupas"');
  expect(findCoverFaults(fewer)).toContain('no sight or base "osian-temples"');
});
