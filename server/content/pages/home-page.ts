import type { PictureView } from "#contract/content/picture.ts";
import { type Language, localeOf } from "#contract/languages.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { addressOf } from "../addresses.ts";
import { firstLanguage } from "../overrides/layers.ts";
import { viewPicture } from "../picture-view.ts";
import { listRegionStates } from "../region-states.ts";
import { listOwnHomeWords } from "../static-pages.ts";
import { readIndiaMap } from "./india-map-view.ts";
import type { PageSource } from "./page-source.ts";

export type HomeFilm = {
  title: string;
  /** Where it was filmed, in a word. */
  place: string;
  caption: string;
  /** Name of the film's file without its extension. */
  file: string;
  picture: PictureView | null;
};

/** A place on a card: where it leads, what it is called, and one more line. */
export type HomeCard = { to: string; name: string; note: string; picture: PictureView | null };

export type HomeRegion = HomeCard & { slug: string; count: number };

/** `price` is an average night's in whole rupees. */
export type HomeStay = HomeCard & { price: number };

export type HomePage = ReturnType<typeof readHomePage>;

/** The twelve months from that of a day on, as "2027-02" and in words. */
function listMonths(today: string, language: Language): { value: string; label: string }[] {
  const monthName = new Intl.DateTimeFormat(localeOf[language], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return Array.from({ length: 12 }, (_, index) => {
    const [year = 2026, month = 1] = today.split("-").map(Number);
    const first = new Date(Date.UTC(year, month - 1 + index, 1));
    return { value: first.toISOString().slice(0, 7), label: monthName.format(first) };
  });
}

/** Everything that the home page shows, in its order. */
export function readHomePage(source: PageSource) {
  const { catalogue, fixed, places, clock, language = firstLanguage } = source;
  const cardOf = (item: { name: string; picture: string }, to: string, note: string): HomeCard => ({
    to,
    name: item.name,
    note,
    picture: viewPicture(catalogue, item.picture),
  });
  const tabs = [...new Set(catalogue.cards.map((card) => card.tab))];

  return {
    // What the office says otherwise is English: elsewhere the interface's own translation stands.
    words: language === firstLanguage ? listOwnHomeWords() : {},
    // What the first view asks, as the planner's form would: a month from now on, a city by what the planner calls it.
    ask: {
      months: listMonths(dayInIndia(clock()), language),
      towns: catalogue.cities.flatMap(({ slug, name }) => {
        const base = places.bases.find(({ page }) => page === `city:${slug}`);
        return base ? [{ id: `base:${base.id}`, name }] : [];
      }),
    },
    films: fixed.films.home.map(
      ({ title, place, caption, file, poster }): HomeFilm => ({
        title,
        place,
        caption,
        file,
        picture: viewPicture(catalogue, poster, "scene"),
      }),
    ),
    regions: catalogue.regions.map(
      (region): HomeRegion => ({
        slug: region.slug,
        ...cardOf(region, addressOf.region(region.slug), region.tagline),
        count: listRegionStates(region).length,
      }),
    ),
    cities: catalogue.cities.map((city) =>
      cardOf(city, addressOf.destination(city.slug), catalogue.nameState(city.state)),
    ),
    themes: catalogue.themes.map((theme) =>
      cardOf(theme, addressOf.theme(theme.slug), theme.tagline),
    ),
    // The first village's scene is drawn behind all of them, with its layers of day and night.
    villages: catalogue.villages.map((village) => {
      const to = addressOf.destination(village.slug);
      const card = cardOf(village, to, catalogue.nameState(village.state));
      const layers = viewPicture(catalogue, village.picture, "scene")?.layers;
      return { ...card, picture: card.picture && { ...card.picture, ...(layers && { layers }) } };
    }),
    tabs: tabs.map((name) => ({
      name,
      stays: catalogue.cards
        .filter((card) => card.tab === name)
        .map(
          (card): HomeStay => ({
            ...cardOf(card, addressOf.destination(card.slug), catalogue.nameState(card.state)),
            price: card.nightlyPrice,
          }),
        ),
    })),
    map: readIndiaMap(source),
    close: viewPicture(catalogue, "india", "scene"),
  };
}
