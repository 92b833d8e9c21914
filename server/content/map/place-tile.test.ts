import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "#server/app.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { getCatalogue } from "../catalogue.ts";
import { viewPicture } from "../picture-view.ts";
import { findDrawing } from "./drawn-files.ts";
import { getPlaceTile, type Spot, tileSize } from "./place-tile.ts";

const sanchi: Spot = {
  picture: "attraction-test-sanchi",
  name: "Sanchi",
  state: "madhya-pradesh",
  coordinates: { lon: 77.7398, lat: 23.4794 },
  whole: false,
};
const draw = (spot: Spot, light: "day" | "night" = "day") =>
  findDrawing(getPlaceTile(spot)[light]) ?? "";

let resources: OpenResources;
beforeAll(async () => {
  resources = await createTestResources();
});
afterAll(() => resources.close());

it("marks the place where every crop keeps it, with its state, towns and ways around it", () => {
  const svg = draw(sanchi);
  expect(svg).toContain(`class="here" cx="600" cy="300"`);
  expect(svg).toMatch(/id="l" d="M/);
  expect(svg.match(/class="town"/g)?.length).toBeGreaterThan(3);
  expect(svg).toContain(`class="way road"`);
  expect(svg.length).toBeLessThan(20_000);
});

it("draws one map by day and by night, no two places alike", () => {
  const body = (svg: string) => svg.replace(/<style>.*?<\/style>|<path fill="#[^>]+>/g, "");
  expect(draw(sanchi, "night")).not.toBe(draw(sanchi));
  expect(body(draw(sanchi, "night"))).toBe(body(draw(sanchi)));
  const near = { ...sanchi, picture: "other", coordinates: { lon: 77.6128, lat: 22.9375 } };
  expect(body(draw(near))).not.toBe(body(draw(sanchi)));
});

it("puts the sea off a coast and a neighbour's land behind a border", async () => {
  const colourAt = async (spot: Spot, x: number, y: number) => {
    const { data } = await sharp(Buffer.from(draw(spot)))
      .extract({ left: x, top: y, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return `#${data.toString("hex")}`;
  };
  // Off Mumbai the west is water; east of Kohima it is Myanmar.
  const mumbai = { ...sanchi, picture: "attraction-x", state: "maharashtra" };
  const coast = { ...mumbai, coordinates: { lon: 72.8354, lat: 18.94 } };
  const border = { ...coast, state: "nagaland", picture: "attraction-y" };
  const kohima = { ...border, coordinates: { lon: 94.108, lat: 25.67 } };
  const west = await colourAt(coast, 20, 700);
  const east = await colourAt(kohima, 1180, 700);
  expect(draw(coast)).toContain(`<path fill="${west}"`);
  expect(draw(kohima)).toContain(`.beyond{fill:${east}}`);
});

it("is drawn of a whole state with nothing marked", () => {
  const { states } = getCatalogue();
  for (const { slug, name, coordinates } of states) {
    const svg = draw({ picture: `whole-${slug}`, name, state: slug, coordinates, whole: true });
    expect(svg, slug).toMatch(/id="l" d="M/);
    expect(svg, slug).not.toContain(`class="here"`);
  }
});

it("is served under its hash for ever, under an older one for minutes, and for no made picture", async () => {
  const app = createApp(resources);
  const tile = viewPicture(getCatalogue(), "trek-chadar")?.tile;
  const answer = await app.request(tile?.day ?? "");
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  const older = await app.request("/data/tile-trek-chadar-night-0123456789.svg");
  expect(older.status).toBe(200);
  expect(older.headers.get("cache-control")).not.toContain("immutable");
  for (const name of ["attraction-taj-mahal-day-0123456789", "atlantis-day-0123456789", "x"])
    expect((await app.request(`/data/tile-${name}.svg`)).status, name).toBe(404);
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject(tileSize);
});
