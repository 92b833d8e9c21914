import { expect, test } from "vitest";
import type { PictureEntry } from "#contract/content/content-parts.ts";
import { viewPicture } from "./picture-view.ts";

const layered: PictureEntry = {
  slug: "village-madla",
  alt: "A village over its river",
  credit: "A miniature film set",
  width: 1600,
  height: 1000,
  hour: "gold",
  colour: "#aa8855",
  placeholder: "data:,",
  settings: "",
  widths: [320, 640, 1200, 1600],
  layers: { outline: [1200, 1600], night: [640, 1200] },
};

const catalogueOf = (skylines: Record<string, number>) => ({
  findPicture: () => layered,
  findSpot: () => null,
  findSkyline: (slug: string) => skylines[slug] ?? null,
  findSubject: () => null,
  nameState: () => "",
});
const measured = catalogueOf({ "village-madla": 0.3, "village-madla-tall": 0.2 });

test("a layered picture beside a card is fetched no wider than it is shown there", () => {
  const view = viewPicture(measured, "village-madla", "hero");
  expect(view).toMatchObject({
    widths: [320, 640, 1200],
    layers: { outline: [1200], night: [640, 1200] },
    sky: 0.3,
  });
  expect(view?.skyTall).toBeUndefined();
});

test("one that fills the view has all its widths, and says where a name stands on a phone", () => {
  const view = viewPicture(measured, "village-madla", "scene");
  expect(view).toMatchObject({ widths: layered.widths, layers: layered.layers, skyTall: 0.2 });
});

test("one that was composed for its word keeps its full width in a low head too", () => {
  const view = viewPicture(catalogueOf({}), "village-madla", "hero");
  expect(view).toMatchObject({ widths: layered.widths, layers: layered.layers });
  expect(view?.sky).toBeUndefined();
});
