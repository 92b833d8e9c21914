import { dayInIndia, orderByNextDate } from "../calendar.ts";
import { findPage, type Page } from "../paging.ts";
import type { PageSource } from "./page-source.ts";
import type { FestivalTile, Tile } from "./tiles.ts";

export type ListPage = Page<Tile> & { total: number };
/** A festival's card shows its description as well (section 2). */
export type FestivalListPage = Page<
  FestivalTile & { description: string; coordinates: { lon: number; lat: number } }
> & { total: number };

/** One page of six; null for a page that there is not. `asked` is the address's `?page=`. */
export function readAttractionList(
  { catalogue, tiles }: PageSource,
  asked: string | null,
): ListPage | null {
  const page = findPage(catalogue.attractions, asked);
  return (
    page && {
      ...page,
      items: page.items.map(tiles.attraction),
      total: catalogue.attractions.length,
    }
  );
}

export function readExperienceList(
  { catalogue, tiles }: PageSource,
  asked: string | null,
): ListPage | null {
  const page = findPage(catalogue.experiences, asked);
  return (
    page && {
      ...page,
      items: page.items.map(tiles.experience),
      total: catalogue.experiences.length,
    }
  );
}

/** In the order of the next date, as it is in India now. */
export function readFestivalList(
  { catalogue, tiles, clock }: PageSource,
  asked: string | null,
): FestivalListPage | null {
  const ordered = orderByNextDate(catalogue.festivals, dayInIndia(clock()));
  const page = findPage(ordered, asked);
  if (!page) return null;
  const items = page.items.map(({ festival }) => ({
    ...tiles.festival(festival),
    description: festival.description,
    coordinates: festival.coordinates,
  }));
  return { ...page, items, total: ordered.length };
}
