import type { MetaDescriptor } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { describePage, type Matches } from "#app/site/page-meta.ts";
import { describeMonths } from "#app/ui/months.ts";
import type { PictureView } from "#contract/content/picture.ts";
import type { Narrowing } from "#server/content/pages/narrow-list.ts";
import {
  breadcrumbThing,
  type Crumb,
  originOf,
  placeThing,
  type Thing,
} from "./structured-data.ts";
import { summarize } from "./summary.ts";
import { titleSight } from "./title-sight.ts";

type PlaceDescription = {
  /** Without the site's name; a sight's own name and where it is without it. */
  title?: string;
  place: {
    name: string;
    tagline: string;
    description: string;
    coordinates?: { lon: number; lat: number };
    picture: PictureView | null;
    narrowing?: Narrowing | null;
  };
  path: string;
  crumbs: readonly Crumb[];
  /** What it lies in: its state, or India. */
  within: string;
  type?: "TouristAttraction";
  /** The months to go, said in its description. */
  months?: readonly number[];
  /** What its structured data tells beside its name: hours, sights. */
  more?: Thing;
  /** More structured data than the place itself. */
  things?: (origin: string) => Thing[];
};

/** The head of a page about one place: a region, a state, a city, a sight. */
export function describePlace(matches: Matches, page: PlaceDescription): MetaDescriptor[] {
  const { place, path } = page;
  const origin = originOf(matches);
  const when = page.months && m.place_months_to_go({ months: describeMonths(page.months) });
  return describePage(matches, {
    title: page.title ?? titleSight(place.name, page.within),
    description: summarize(place.tagline, ...(when ? [when] : []), place.description),
    path,
    picture: place.picture,
    // The whole list of sights says all that a part of it does.
    hidden: Object.keys(place.narrowing?.filters ?? {}).length > 0,
    things: [
      breadcrumbThing(origin, page.crumbs),
      placeThing(origin, {
        ...(page.type && { type: page.type }),
        name: place.name,
        description: place.description,
        path,
        ...(place.coordinates && { coordinates: place.coordinates }),
        picture: place.picture,
        within: page.within,
        ...(page.more && { more: page.more }),
      }),
      ...(page.things?.(origin) ?? []),
    ],
  });
}
