import { geo, type Thing } from "#app/places/structured-data.ts";
import type { TrekPage } from "#server/content/treks/trek-pages.ts";

/** A trek as schema.org knows it: where it begins, and where each day of it ends. */
export function trekThing(origin: string, trek: TrekPage): Thing {
  if (!import.meta.env.SSR) return {};
  const { name, description, path, course, start, coordinates, state } = trek;
  return {
    "@type": "TouristTrip",
    name,
    description,
    url: origin + path,
    touristType: "Hiking",
    tripOrigin: {
      "@type": "Place",
      name: start.name,
      geo: { ...geo(coordinates), elevation: start.altitude },
      containedInPlace: { "@type": "State", name: state.name },
    },
    itinerary: {
      "@type": "ItemList",
      itemListElement: course.days.map(({ day, to }) => ({
        "@type": "ListItem",
        position: day,
        item: { "@type": "Place", name: to.name },
      })),
    },
  };
}
