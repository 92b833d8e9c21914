import { type MetaFunction, useParams } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices } from "#app/site/page-services.ts";
import { DutyPage } from "#app/trip-page/duty-page.tsx";
import { KeptPage } from "#app/trip-page/kept-page.tsx";
import { TripPageView } from "#app/trip-page/trip-page-view.tsx";
import { language } from "#app/ui/language.ts";
import { tripManifestOf } from "#contract/languages.ts";
import type { Route } from "./+types/trip.ts";

/** What every trip is drawn upon; of the trip itself the document knows nothing. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  map: context.get(pageServices).plans.map(),
});

export const meta: MetaFunction = ({ matches }) => [
  ...describePage(matches, {
    title: m.trip_page_title(),
    description: m.trip_page_lede(),
    path: "/trip",
    hidden: true,
  }),
  // Before the site's own, so it is the one that counts: the icon opens the trips on that phone.
  { tagName: "link", rel: "manifest", href: tripManifestOf(language) },
];

/** The address is a key: nobody keeps the page or lists it. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
});

/** /trip/:token: a trip's private page, the same document for every token; /trip/kept: those on this phone; /trip/duty-…: a driver's or guide's days. */
export default function TripPage({ loaderData }: Route.ComponentProps) {
  const { token = "" } = useParams();
  if (token === "kept") return <KeptPage />;
  if (/^duty-[\w-]{43}$/.test(token)) return <DutyPage key={token} token={token} />;
  return <TripPageView key={token} token={token} map={loaderData.map} />;
}
