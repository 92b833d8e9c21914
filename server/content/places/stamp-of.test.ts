import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SightKind } from "#contract/content/facts.ts";
import { getPlaces } from "./read-places.ts";
import { stampOf } from "./stamp-of.ts";

const sprite = readFileSync(new URL("../../../app/ui/stamps.svg", import.meta.url), "utf8");
const drawn = new Set([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id));

test("every kind of sight has its silhouette, and so has every sight", () => {
  expect(SightKind.options.filter((kind) => !drawn.has(kind))).toEqual([]);
  expect(
    getPlaces()
      .sights.map(stampOf)
      .filter((stamp) => !drawn.has(stamp)),
  ).toEqual([]);
  expect(drawn.size).toBeGreaterThanOrEqual(40);
});

test("a name that says more than the kind is heard", () => {
  expect(stampOf({ kind: "monument", name: "Sanchi Stupa", state: "madhya-pradesh" })).toBe(
    "stupa",
  );
  expect(stampOf({ kind: "temple", name: "Meenakshi", state: "tamil-nadu" })).toBe("gopuram");
  expect(stampOf({ kind: "temple", name: "Kandariya", state: "madhya-pradesh" })).toBe("temple");
});
