import { monthInIndia } from "#contract/trip/india-clock.ts";
import { viewPicture } from "../picture-view.ts";
import { setTitleWord } from "./giant-words.ts";
import { readHeadScene } from "./head-scenes.ts";
import type { PageSource } from "./page-source.ts";
import type { Tile } from "./tiles.ts";

export type ThemePage = NonNullable<ReturnType<typeof readThemePage>>;

/** What "city:leh" or "festival:holi" leads to. */
export function findLead({ catalogue, tiles }: PageSource, lead: string): Tile | null {
  const [list, slug = ""] = lead.split(":");
  switch (list) {
    case "state": {
      const state = catalogue.find("states", slug);
      return state && tiles.state(state);
    }
    case "attraction": {
      const item = catalogue.find("attractions", slug);
      return item && tiles.attraction(item);
    }
    case "experience": {
      const item = catalogue.find("experiences", slug);
      return item && tiles.experience(item);
    }
    case "festival": {
      const item = catalogue.find("festivals", slug);
      return item && tiles.festival(item);
    }
    default: {
      const place = catalogue.findDestination(slug);
      return place && tiles.destination(place);
    }
  }
}

/** The six themes, each with its months. */
export const readThemeList = (source: PageSource) => ({
  scene: readHeadScene(source, "themes"),
  themes: source.catalogue.themes.map((theme) => ({
    ...source.tiles.theme(theme),
    bestMonths: theme.bestMonths,
  })),
});

export function readThemePage(source: PageSource, slug: string) {
  const { catalogue, tiles, clock } = source;
  const theme = catalogue.find("themes", slug);
  if (!theme) return null;
  return {
    slug: theme.slug,
    name: theme.name,
    word: setTitleWord(theme.name),
    tagline: theme.tagline,
    description: theme.description,
    bestMonths: theme.bestMonths,
    month: monthInIndia(clock()),
    picture: viewPicture(catalogue, theme.picture, "hero"),
    leads: theme.leads.flatMap((lead) => findLead(source, lead) ?? []),
    /** Where walking is what the theme is about. */
    treks: slug === "himalayas",
    others: catalogue.themes.filter((other) => other.slug !== slug).map(tiles.theme),
  };
}
