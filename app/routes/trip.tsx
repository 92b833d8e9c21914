import { type MetaFunction, useParams } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { TripPageView } from "#app/trip-page/trip-page-view.tsx";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: m.trip_page_title(),
    description: m.trip_page_lede(),
    path: "/trip",
    hidden: true,
  });

/** The address is a key: nobody keeps the page or lists it. */
export const headers = () => ({
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
});

/** /trip/:token: a trip's private page, the same document for every token. */
export default function TripPage() {
  const { token = "" } = useParams();
  return <TripPageView key={token} token={token} />;
}
