import { useMemo } from "react";
import { AskBar } from "#app/home/ask-bar.tsx";
import { Cities } from "#app/home/cities.tsx";
import { Close } from "#app/home/close.tsx";
import { FilmHero } from "#app/home/film-hero.tsx";
import { Gems } from "#app/home/gems.tsx";
import mapSection from "#app/home/map-section.module.css";
import { Regions } from "#app/home/regions.tsx";
import stays from "#app/home/stays.module.css";
import { Themes } from "#app/home/themes.tsx";
import explorer from "#app/map/india-explorer.module.css";
import indiaMap from "#app/map/india-map.module.css";
import pins from "#app/map/pins.module.css";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { whenNear } from "#app/site/when-near.ts";
import { BelowFirstView } from "#app/ui/below-first-view.tsx";
import { latePart } from "#app/ui/late-part.tsx";
import { siteName } from "#app/ui/site-name.ts";
import type { HomePage } from "#server/content/pages/home-page.ts";
import type { Route } from "./+types/home.ts";

const Stays = latePart(
  async () => {
    if (!import.meta.env.SSR) await whenNear("stays");
    return (await import("#app/home/stays.tsx")).Stays;
  },
  { isQuiet: true },
);
const MapSection = latePart(
  async () => {
    if (!import.meta.env.SSR) await whenNear("map");
    return (await import("#app/home/map-section.tsx")).MapSection;
  },
  { isQuiet: true },
);

/**
 * Styles of what the server draws but whose code comes later belong to the page: a bundler that
 * sees none of their names used here leaves them to that code, and the map undressed until then.
 */
export const handle = {
  dressed: [mapSection.map, stays.stays, explorer.explorer, indiaMap.map, pins.pin],
};

export function loader({ context, request }: Route.LoaderArgs) {
  const { pages } = context.get(pageServices);
  return {
    // As one text: the router writes page data value by value, and this page has a thousand.
    page: JSON.stringify(pages.home()),
    tab: new URL(request.url).searchParams.get("tab"),
  };
}

const readPage = (text: string) => JSON.parse(text) as HomePage;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: m.home_meta_title(),
    description: m.home_meta_description(),
    path: "/",
    picture: loaderData && readPage(loaderData.page).films[0]?.picture,
    things: [{ "@type": "TravelAgency", name: siteName, description: m.home_meta_description() }],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const page = useMemo(() => readPage(loaderData.page), [loaderData.page]);
  const { words } = page;
  return (
    <>
      <FilmHero films={page.films} line={words.line}>
        <AskBar ask={page.ask} regions={page.regions} />
      </FilmHero>
      <BelowFirstView>
        <Regions regions={page.regions} lede={words.regions} />
        <Cities cities={page.cities} lede={words.cities} />
        <Themes themes={page.themes} />
        <Gems villages={page.villages} lede={words.villages} />
        <Stays tabs={page.tabs} chosen={loaderData.tab} />
        <MapSection map={page.map} lede={words.map} />
        <Close picture={page.close} text={words.close} />
      </BelowFirstView>
    </>
  );
}
