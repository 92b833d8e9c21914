import type { PictureView } from "#contract/content/picture.ts";
import type { Catalogue } from "./catalogue.ts";
import { getPlaceTile, tileSize } from "./map/place-tile.ts";
import { keepMade } from "./overrides/layers.ts";
import { ownPicture } from "./places/own-picture.ts";
import { getPlaces } from "./places/read-places.ts";
import { stampOf } from "./places/stamp-of.ts";

type Detail =
  /** A picture beside its own name: no words, no blurred stand-in. */
  | "card"
  /** A picture that says something by itself. */
  | "figure"
  /** The large one at the head of a page that is read, by day and by night, beside its card. */
  | "hero"
  /** The large one of a scene, in its layers, over a sky that stands in for it. */
  | "scene";

/** Where nobody has looked yet. */
const usualSky = 0.1;

type Layers = NonNullable<PictureView["layers"]>;

const widthLists = new Map<string, number[]>();

/** One array for equal lists: what is handed to the page is written once. */
function shareWidths(widths: number[]): number[] {
  const key = widths.join();
  const shared = widthLists.get(key) ?? widths;
  widthLists.set(key, shared);
  return shared;
}

type Pictures = Pick<
  Catalogue,
  "findPicture" | "findSpot" | "findSkyline" | "findSubject" | "nameState"
>;

/** Pixels: beside a card it is never shown wider. */
const widestBeside = 1200;
const upTo = (widths: readonly number[]) =>
  shareWidths(widths.filter((width) => width <= widestBeside));

function narrow({ outline, night }: Layers): Layers {
  return { ...(outline && { outline: upTo(outline) }), ...(night && { night: upTo(night) }) };
}

const tileWidths = [tileSize.width];

const readStamps = keepMade(
  (): ReadonlyMap<string, string> =>
    new Map(
      getPlaces()
        .sights.toSorted((one, other) => one.worth - other.worth)
        .map((sight) => [ownPicture(sight.page), stampOf(sight)]),
    ),
);

/** What a card draws in a picture's place: nothing for towns and states, which a map shows well. */
function stampOfPicture(slug: string, own?: string): { stamp?: string } {
  if (own) return { stamp: own };
  const [, kind] = /^(attraction|experience)-/.exec(slug) ?? [];
  if (!kind) return {};
  return { stamp: readStamps().get(slug) ?? (kind === "attraction" ? "monument" : "experience") };
}

/** The map in the place of a picture that has not been made; null for what is no place. */
function viewTile(catalogue: Pictures, slug: string, detail: Detail): PictureView | null {
  const spot = catalogue.findSpot(slug);
  if (!spot) return null;
  const { hour, colour, day, night } = getPlaceTile(spot);
  const alt = spot.whole
    ? `Map of ${spot.name} and its neighbours, with towns and the ways between them`
    : `Map of ${spot.name} in ${catalogue.nameState(spot.state)}, with the towns and ways around it`;
  return {
    slug,
    hour,
    colour,
    ...tileSize,
    widths: tileWidths,
    ...(detail !== "card" && { alt }),
    ...stampOfPicture(slug, spot.stamp),
    tile: { day, night },
  };
}

/**
 * What a page needs of a picture, by its name. Where it has not been made: a map tile of the place,
 * or null for what is no place.
 */
export function viewPicture(
  catalogue: Pictures,
  slug: string,
  detail: Detail = "card",
): PictureView | null {
  const entry = catalogue.findPicture(slug);
  if (!entry) return viewTile(catalogue, slug, detail);
  const { hour, colour, width, height, alt, placeholder, layers } = entry;
  const sky = catalogue.findSkyline(slug) ?? (layers?.outline ? undefined : usualSky);
  // One that was composed for its word fills the head's width.
  const beside = detail === "hero" && layers && sky !== undefined;
  return {
    slug: entry.slug,
    hour,
    colour,
    width,
    height,
    widths: beside ? upTo(entry.widths) : shareWidths(entry.widths),
    ...(detail !== "card" && { alt }),
    ...(detail === "hero" && { placeholder }),
    ...((detail === "hero" || detail === "scene") && {
      layers: beside ? narrow(layers) : layers,
      sky,
      of: catalogue.findSubject(slug) ?? undefined,
    }),
    ...(detail === "scene" && { skyTall: catalogue.findSkyline(`${slug}-tall`) ?? undefined }),
  };
}
