import { lazy, Suspense, useMemo } from "react";
import { Cities } from "#app/home/cities.tsx";
import { Close } from "#app/home/close.tsx";
import { FilmHero } from "#app/home/film-hero.tsx";
import { Gems } from "#app/home/gems.tsx";
import { Regions } from "#app/home/regions.tsx";
import { Themes } from "#app/home/themes.tsx";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { whenNear } from "#app/site/when-near.ts";
import { brand } from "#contract/brand.ts";
import type { HomePage } from "#server/content/pages/home-page.ts";
import type { Route } from "./+types/home.ts";
// Styles of what is drawn by the server but whose code comes later.
import "#app/home/map-section.module.css";
import "#app/home/stays.module.css";
import "#app/map/india-explorer.module.css";
import "#app/map/india-map.module.css";
import "#app/map/pins.module.css";

const Stays = lazy(async () => ({ default: (await import("#app/home/stays.tsx")).Stays }));
const MapSection = lazy(async () => {
  if (!import.meta.env.SSR) await whenNear("map");
  return { default: (await import("#app/home/map-section.tsx")).MapSection };
});

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
    things: [{ "@type": "TravelAgency", name: brand.name, description: m.home_meta_description() }],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const page = useMemo(() => readPage(loaderData.page), [loaderData.page]);
  return (
    <>
      <FilmHero films={page.films} />
      <Regions regions={page.regions} />
      <Cities cities={page.cities} />
      <Themes themes={page.themes} />
      <Gems villages={page.villages} picture={page.gems} />
      <Suspense>
        <Stays tabs={page.tabs} chosen={loaderData.tab} />
      </Suspense>
      <Suspense>
        <MapSection map={page.map} />
      </Suspense>
      <Close picture={page.close} />
    </>
  );
}
