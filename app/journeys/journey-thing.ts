import { geo, type Thing } from "#app/places/structured-data.ts";
import { ownAddress } from "#app/ui/language.ts";
import type { JourneyPage } from "#server/content/journeys/journey-pages.ts";

/** A journey as schema.org knows it: where it leads, in order. */
export function journeyThing(origin: string, journey: JourneyPage): Thing {
  if (!import.meta.env.SSR) return {};
  const { name, description, slug, trip } = journey;
  return {
    "@type": "TouristTrip",
    name,
    description,
    url: origin + ownAddress(`/journeys/${slug}`),
    itinerary: {
      "@type": "ItemList",
      itemListElement: trip.facts.stays.map(({ base }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: { "@type": "TouristDestination", name: base.name, geo: geo(base) },
      })),
    },
  };
}
