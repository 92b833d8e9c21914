import { addressIn, type Language, prefixOf } from "#contract/languages.ts";
import { addressOf } from "./addresses.ts";
import type { Catalogue } from "./catalogue.ts";
import { getHandbook } from "./handbook/read-handbook.ts";
import { getJourneys } from "./journeys/read-journeys.ts";
import { countPages } from "./paging.ts";
import { listSightsWithPages } from "./places/page-of-sight.ts";
import { getPlaces } from "./places/read-places.ts";
import { listPagelessBases } from "./places/state-sights.ts";

/** Pages that a search engine may list; forms, desks and callbacks are left out. */
export function listAddresses(catalogue: Catalogue): string[] {
  const lists = [
    ["/attractions", catalogue.attractions.length],
    ["/experiences", catalogue.experiences.length],
    ["/festivals", catalogue.festivals.length],
    ["/treks", catalogue.treks.length],
  ] as const;
  const laterPages = lists.flatMap(([address, count]) =>
    Array.from({ length: countPages(count) - 1 }, (_, index) => `${address}?page=${index + 2}`),
  );
  return [
    "/",
    ...catalogue.regions.map((region) => addressOf.region(region.slug)),
    ...catalogue.states.map(addressOf.state),
    ...catalogue.states
      .filter(({ slug }) => listPagelessBases(getPlaces(), slug).length > 0)
      .map(addressOf.stateSights),
    ...catalogue.destinations.map((place) => addressOf.destination(place.slug)),
    ...lists.map(([address]) => address),
    ...laterPages,
    ...catalogue.attractions.map((item) => addressOf.attraction(item.slug)),
    ...listSightsWithPages(getPlaces(), catalogue).map(({ id }) => addressOf.sight(id)),
    ...catalogue.experiences.map((item) => addressOf.experience(item.slug)),
    ...catalogue.festivals.map((item) => addressOf.festival(item.slug)),
    ...catalogue.treks.map((trek) => addressOf.trek(trek.slug)),
    ...catalogue.themes.map((theme) => addressOf.theme(theme.slug)),
    "/themes",
    "/plan",
    "/journeys",
    ...getJourneys().map((journey) => addressOf.journey(journey.slug)),
    "/handbook",
    ...getHandbook().pages.map(({ slug }) => addressOf.handbook(slug)),
    "/about",
    "/blogs",
    "/gallery",
    "/contact",
    "/faqs",
    "/how-we-know",
    "/terms",
    "/privacy",
  ];
}

/** Each page in each language that is shown, and with it where it stands in the others. */
export function writeSitemap(
  catalogue: Catalogue,
  origin: string,
  languages: readonly Language[] = ["en"],
): string {
  const isMany = languages.length > 1;
  const urls = listAddresses(catalogue).flatMap((address) => {
    const plain = address.replaceAll("&", "&amp;");
    const at = (language: Language) => origin + addressIn(language, plain);
    const link = (tag: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${at(language)}"/>`;
    const others = isMany
      ? [...languages.map((one) => link(one, one)), link("x-default", "en")].join("")
      : "";
    return languages.map((language) => `  <url><loc>${at(language)}</loc>${others}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isMany ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ""}>
${urls.join("\n")}
</urlset>
`;
}

/** Nobody's business to list, below each language's prefix; the calls have none. */
const unlisted = [
  "/AdminLogin",
  "/AdminPanel",
  "/Signout",
  "/Password",
  "/search",
  "/plan?",
  "/trip/",
];

export const writeRobots = (
  origin: string,
  languages: readonly Language[] = ["en"],
): string => `User-agent: *
Disallow: /AdminLogin
Disallow: /AdminPanel
Disallow: /Signout
Disallow: /Password
Disallow: /api/
Disallow: /auth/
Disallow: /rest/
Disallow: /search
Disallow: /plan?
Disallow: /trip/
Disallow: /dev/
${languages
  .slice(1)
  .flatMap((language) => unlisted.map((path) => `Disallow: ${prefixOf(language)}${path}\n`))
  .join("")}
Sitemap: ${origin}/sitemap.xml
`;
