import { data, useLocation } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { openPlanner } from "#app/plan/open-planner.ts";
import { PlanPage } from "#app/plan/plan-page.tsx";
import { namePlan } from "#app/plan/plan-words.ts";
import { readAsked } from "#app/plan/read-asked.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices, reportError } from "#app/site/page-services.ts";
import { formatLongDay } from "#app/ui/format-dates.ts";
import { writeTripLink } from "#trip/link.ts";
import { readOwnWords } from "#trip/own-words.ts";
import type { Route } from "./+types/plan.ts";

/** What says of itself that it cannot answer just now, see `AppError`. */
const isBusy = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "unavailable";

/** The form alone, or with the plan that the address asks for: by a link, or field by field. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { plans } = context.get(pageServices);
  const asked = new URL(request.url).searchParams;
  asked.delete("_routes");
  const form = await plans.form();
  const unasked = {
    wish: null,
    skeleton: null,
    result: null,
    said: [],
    link: null,
    picture: null,
    title: "",
  };
  const own = { texts: {}, stops: {} };
  const nothing = { form, ...unasked, own, looks: {} };
  if (asked.size === 0) return { ...nothing, faults: [], isUnplanned: false };
  // The server has no turn for this one: what it asks for is read, and planned, in the browser.
  if (asked.has("unplanned")) return { ...nothing, faults: [], isUnplanned: true };
  const { wish, skeleton, faults } = await readAsked(asked, form.today, plans.names);
  try {
    const { document, itinerary: result } = await plans.open({ wish, skeleton });
    const own = readOwnWords(document);
    const link = await writeTripLink(document);
    const picture = plans.leadPicture(document);
    const said = plans.say(result);
    const looks = plans.looks(document);
    const title = namePlan(document);
    const told = { said, looks, link, picture, faults, title };
    return { ...nothing, wish, result, own, ...told, isUnplanned: false };
  } catch (error) {
    // The browser has a planner of its own.
    const answer = { ...nothing, wish, skeleton, faults, isUnplanned: true };
    if (isBusy(error)) return answer;
    context.get(reportError)(error);
    return data(answer, { status: 503, headers: { "retry-after": "5" } });
  }
}

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  const trip = page?.result;
  return describePage(matches, {
    title: page?.title || m.plan_title(),
    description: trip
      ? m.plan_shared_about({ from: formatLongDay(trip.from), to: formatLongDay(trip.to) })
      : m.plan_about(),
    picture: page?.picture ?? null,
    path: "/plan",
    hidden: Boolean(page?.wish) || page?.isUnplanned === true,
  });
}

/** /plan: a trip of days, made here or by the server for a browser without a script. */
export default function Plan({ loaderData: page }: Route.ComponentProps) {
  // Another address is another trip; what the page itself writes into the address is none.
  const { key } = useLocation();
  return <PlanPage key={key} {...page} open={openPlanner} />;
}
