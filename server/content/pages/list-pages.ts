import type { PictureView } from "#contract/content/picture.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { orderByNextDate } from "../calendar.ts";
import { findPage, type Page } from "../paging.ts";
import { findPlannedId } from "../places/place-facts.ts";
import { readHeadScene } from "./head-scenes.ts";
import { type ListName, readAnswers } from "./list-filters.ts";
import { type Narrowing, narrowList } from "./narrow-list.ts";
import type { PageSource } from "./page-source.ts";
import type { FestivalTile, Tile, TrekTile } from "./tiles.ts";

/** One page of six of what is left by the filters. */
type Filtered<T> = Page<T> &
  Narrowing & {
    /** At the head of the page. */
    scene: PictureView | null;
  };

export type ListPage = Filtered<Tile>;
/** An attraction's card has a heart, where the planner knows the place: by `planned`, its id there. */
export type AttractionListPage = Filtered<Tile & { planned: string | null }>;
/** A festival's card shows its description as well (section 2). */
export type FestivalListPage = Filtered<
  FestivalTile & { description: string; coordinates: { lon: number; lat: number } }
>;

export type TrekListPage = Filtered<TrekTile>;

/** Null for a page that there is not; a filter that nothing answers leaves one empty page. */
function filterList<T extends { slug: string }>(
  source: PageSource,
  list: ListName,
  items: readonly T[],
  asked: URLSearchParams,
): Filtered<T> | null {
  const { narrowing, isLeft } = narrowList(readAnswers(source, list), asked);
  const page = findPage(
    items.filter(({ slug }) => isLeft(slug)),
    asked.get("page"),
  );
  const states = narrowing.options.state.map(({ value }) => value);
  return (
    page && {
      ...page,
      ...narrowing,
      ...(states.length > 0 && {
        names: Object.fromEntries(
          states.map((state) => [state, source.catalogue.nameState(state)]),
        ),
      }),
      scene: readHeadScene(source, list),
    }
  );
}

/** `asked` is the address's query: a page and filters. */
export function readAttractionList(
  source: PageSource,
  asked: URLSearchParams,
): AttractionListPage | null {
  const page = filterList(source, "attractions", source.catalogue.attractions, asked);
  if (!page) return null;
  const items = page.items.map((item) => {
    const about = `attraction:${item.slug}`;
    const called = source.catalogue.nameInEnglish(about) ?? item.name;
    return {
      ...source.tiles.attraction(item),
      planned: findPlannedId(source.places, about, called),
    };
  });
  return { ...page, items };
}

export function readExperienceList(source: PageSource, asked: URLSearchParams): ListPage | null {
  const page = filterList(source, "experiences", source.catalogue.experiences, asked);
  return page && { ...page, items: page.items.map(source.tiles.experience) };
}

export function readTrekList(source: PageSource, asked: URLSearchParams): TrekListPage | null {
  const page = filterList(source, "treks", source.catalogue.treks, asked);
  return page && { ...page, items: page.items.map(source.tiles.trek) };
}

/** In the order of the next date, as it is in India now. */
export function readFestivalList(
  source: PageSource,
  asked: URLSearchParams,
): FestivalListPage | null {
  const { catalogue, tiles, clock } = source;
  const ordered = orderByNextDate(catalogue.festivals, dayInIndia(clock()));
  const festivals = ordered.map(({ festival }) => festival);
  const page = filterList(source, "festivals", festivals, asked);
  if (!page) return null;
  const items = page.items.map((festival) => ({
    ...tiles.festival(festival),
    description: festival.description,
    coordinates: festival.coordinates,
  }));
  return { ...page, items };
}
