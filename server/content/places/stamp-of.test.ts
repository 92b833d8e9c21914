import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SightKind } from "#contract/content/facts.ts";
import { getCatalogue } from "../catalogue.ts";
import { viewPicture } from "../picture-view.ts";
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

test("a festival or trek is drawn by its picture or by a stamp of its own, never by a map", () => {
  const catalogue = getCatalogue();
  const views = [...catalogue.festivals, ...catalogue.treks].map(({ slug, picture }) => {
    const view = viewPicture(catalogue, picture);
    return { slug, view, isDrawn: view ? !view.tile || drawn.has(view.stamp ?? "") : false };
  });
  expect(views.filter(({ isDrawn }) => !isDrawn).map(({ slug }) => slug)).toEqual([]);
  // Cards that stand together are not all alike.
  const stamps = new Set(views.flatMap(({ view }) => view?.stamp ?? []));
  expect(stamps.size).toBeGreaterThanOrEqual(40);
});
