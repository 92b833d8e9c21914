import { expect, test } from "vitest";
import { Plannable } from "#contract/plannable.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { compilePlaces } from "#server/content/places/compile-places.ts";
import { readPlaces } from "#server/content/places/read-places.ts";
import { checks } from "./checks/all.ts";

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
