import type {
  Attraction,
  Experience,
  RegionSlug,
  State,
  Theme,
} from "#contract/content/content.ts";
import type { Festival } from "#contract/content/festival.ts";
import type { PictureView } from "#contract/content/picture.ts";
import type { Trek, TrekGrade } from "#contract/content/trek.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { addressOf } from "../addresses.ts";
import { findNextOccasion, getMoon, type MoonName, type Occasion } from "../calendar.ts";
import type { Catalogue, Destination } from "../catalogue.ts";
import { viewPicture } from "../picture-view.ts";
import { getPlaces } from "../places/read-places.ts";
import { type TileWarnings, warnOfPage } from "../places/tile-warnings.ts";
import { listGoodMonths } from "../treks/trek-course.ts";

/** Anything that leads to a page of its own: a picture, a name, where it is, one line about it. */
export type Tile = {
  to: string;
  name: string;
  place: string;
  line: string;
  picture: PictureView | null;
  /** Its corner of the country, which gives the hour while there is no picture. */
  region: RegionSlug | null;
  /** Of a sight's page: what can spoil a visit. Absent or null: nothing that is known. */
  warned?: TileWarnings | null;
};

export type FestivalTile = Tile & {
  occasion: Occasion;
  /** The moon of its first day, where the moon decides that day. */
  moon: { phase: number; name: MoonName } | null;
};

/** A trek's card tells how long, how high and how hard it is, and when it is walked. */
export type TrekTile = Tile & {
  days: number;
  /** Metres above the sea of its highest point. */
  highest: number;
  grade: TrekGrade;
  months: readonly number[];
  open: Trek["open"]["is"];
};

export type CardTile = Tile & { nightlyPrice: number };

export type TileMaker = ReturnType<typeof createTileMaker>;

/** Makes tiles out of the catalogue; `clock` decides which date of a festival is the next one. */
export function createTileMaker(catalogue: Catalogue, clock: () => Date) {
  const regionOf = (state: string | undefined) =>
    (state && catalogue.find("states", state)?.region) || null;
  const common = (item: { name: string; tagline: string; picture: string }) => ({
    name: item.name,
    line: item.tagline,
    picture: viewPicture(catalogue, item.picture),
  });

  const warn = (page: string, name: string) => {
    const warned = warnOfPage(getPlaces(), catalogue, page, name);
    return warned && { warned };
  };

  return {
    state: (state: State): Tile => ({
      to: addressOf.state(state),
      ...common(state),
      place: state.capital,
      region: state.region,
    }),
    destination: (place: Destination): Tile => ({
      to: addressOf.destination(place.slug),
      ...common(place),
      place: catalogue.nameState(place.state),
      region: regionOf(place.state),
    }),
    attraction: (item: Attraction): Tile => ({
      to: addressOf.attraction(item.slug),
      ...common(item),
      place: item.location,
      region: regionOf(item.state),
      ...warn(`attraction:${item.slug}`, item.name),
    }),
    experience: (item: Experience): Tile => ({
      to: addressOf.experience(item.slug),
      ...common(item),
      place: item.location,
      region: regionOf(item.state),
      ...warn(`experience:${item.slug}`, item.name),
    }),
    trek: (trek: Trek): TrekTile => ({
      to: addressOf.trek(trek.slug),
      ...common(trek),
      place: trek.location,
      region: regionOf(trek.state),
      days: trek.stages.length,
      highest: trek.highest.altitude,
      grade: trek.grade,
      months: listGoodMonths(trek),
      open: trek.open.is,
    }),
    theme: (theme: Theme): Tile => ({
      to: addressOf.theme(theme.slug),
      ...common(theme),
      place: "",
      region: null,
    }),
    festival(item: Festival): FestivalTile {
      const occasion = findNextOccasion(item, dayInIndia(clock()));
      const { phase, name } = getMoon(occasion.start);
      const followsMoon = item.calendar === "lunar" || item.calendar === "islamic";
      return {
        to: addressOf.festival(item.slug),
        ...common(item),
        place: item.location,
        region: regionOf(item.states[0]),
        occasion,
        moon: followsMoon ? { phase, name } : null,
      };
    },
  };
}
