import type { PictureView } from "#contract/picture.ts";
import { addressOf } from "./addresses.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Point } from "./map/india-sheet.ts";
import type { PageServices } from "./page-services.ts";
import { viewPicture } from "./picture-view.ts";

/** A place on a card: where it leads, what it is called, and one more line. */
export type PlaceCard = {
  slug: string;
  to: string;
  name: string;
  note: string;
  picture: PictureView | null;
};

export type HomeFilm = {
  title: string;
  caption: string;
  /** Name of the film's file without its extension. */
  file: string;
  picture: PictureView | null;
};

export type StayCard = PlaceCard & { location: string; price: number };

export type HomeMap = {
  width: number;
  height: number;
  states: { slug: string; name: string; region: string | null; to: string | null; tiny?: Point }[];
  pins: (Point & { slug: string; name: string; to: string; side: "left" | "right" })[];
};

export type Home = {
  films: HomeFilm[];
  regions: (PlaceCard & { count: number })[];
  cities: PlaceCard[];
  themes: PlaceCard[];
  villages: PlaceCard[];
  tabs: { name: string; cards: StayCard[] }[];
  map: HomeMap;
  scenes: { gems: PictureView | null; close: PictureView | null };
};

/** Cities that the map names: one for each part of the country, none above another. */
const namedOnMap = [
  ["leh", "right"],
  ["amritsar", "left"],
  ["agra", "right"],
  ["jaisalmer", "left"],
  ["mumbai", "left"],
  ["panaji", "left"],
  ["kolkata", "right"],
  ["ranchi", "left"],
  ["guwahati", "right"],
  ["hyderabad", "right"],
  ["chennai", "right"],
  ["kochi", "left"],
] as const;

function readMap({ map, catalogue }: PageServices): HomeMap {
  return {
    width: map.width,
    height: map.height,
    states: map.lands.map(({ slug, name }) => {
      const state = catalogue.find("states", slug);
      return {
        slug,
        name: state?.name ?? name,
        region: state?.region ?? null,
        to: state && addressOf.state(state),
        ...(state && map.isTiny(slug) && { tiny: map.project(state.coordinates) }),
      };
    }),
    pins: namedOnMap.flatMap(([slug, side]) => {
      const city = catalogue.find("cities", slug);
      if (!city) return [];
      const to = addressOf.destination(slug);
      return [{ ...map.project(city.coordinates), slug, name: city.name, to, side }];
    }),
  };
}

type Placed = { slug: string; name: string; state: string; picture: string };

const cardOf = (catalogue: Catalogue, place: Placed, note: string): PlaceCard => ({
  slug: place.slug,
  to: addressOf.destination(place.slug),
  name: place.name,
  note,
  picture: viewPicture(catalogue, place.picture),
});

/** Everything that the home page shows, in its order. */
export function readHome(services: PageServices): Home {
  const { catalogue, fixed } = services;
  const tabs = [...new Set(catalogue.cards.map((card) => card.tab))];
  return {
    films: fixed.films.home.map(({ title, caption, file, poster }) => ({
      title,
      caption,
      file,
      picture: viewPicture(catalogue, poster, "hero"),
    })),
    regions: catalogue.regions.map((region) => ({
      slug: region.slug,
      to: addressOf.region(region.slug),
      name: region.name,
      note: region.tagline,
      count: region.states.length,
      picture: viewPicture(catalogue, region.picture),
    })),
    cities: catalogue.cities.map((city) =>
      cardOf(catalogue, city, catalogue.nameState(city.state)),
    ),
    themes: catalogue.themes.map((theme) => ({
      slug: theme.slug,
      to: addressOf.theme(theme.slug),
      name: theme.name,
      note: theme.tagline,
      picture: viewPicture(catalogue, theme.picture),
    })),
    villages: catalogue.villages.map((village) =>
      cardOf(catalogue, village, catalogue.nameState(village.state)),
    ),
    tabs: tabs.map((name) => ({
      name,
      cards: catalogue.cards
        .filter((card) => card.tab === name)
        .map((card) => ({
          ...cardOf(catalogue, card, card.tagline),
          location: catalogue.nameState(card.state),
          price: card.nightlyPrice,
        })),
    })),
    map: readMap(services),
    scenes: {
      gems: viewPicture(catalogue, "village-sarmoli", "hero"),
      close: viewPicture(catalogue, "city-jaisalmer", "hero"),
    },
  };
}
