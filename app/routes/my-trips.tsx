import type { MetaFunction } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { describePage } from "#app/site/page-meta.ts";
import { MyTripsView } from "#app/traveller/my-trips-view.tsx";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: m.mytrips_title(),
    description: m.mytrips_lede(),
    path: "/my-trips",
    hidden: true,
  });

/** /my-trips: each request with its reference, its status, and messages both ways. */
export default function MyTripsPage() {
  return <MyTripsView />;
}
