import type { Thing } from "#app/places/structured-data.ts";
import { languageTag } from "#app/site/page-meta.ts";
import { ownAddress } from "#app/ui/language.ts";
import { siteName } from "#app/ui/site-name.ts";
import type { HandbookView } from "#server/content/handbook/handbook-pages.ts";

/** A page of the handbook as schema.org knows it. */
export function articleThing(origin: string, page: HandbookView): Thing {
  if (!import.meta.env.SSR) return {};
  return {
    "@type": "Article",
    headline: page.title,
    description: page.summary,
    url: origin + ownAddress(`/handbook/${page.slug}`),
    articleSection: page.sections.map(({ title }) => title),
    inLanguage: languageTag,
    about: { "@type": "Country", name: "India" },
    publisher: { "@type": "TravelAgency", name: siteName, url: origin + ownAddress("/about") },
  };
}
