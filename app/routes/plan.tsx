import { data, useLocation } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { openPlanner } from "#app/plan/open-planner.ts";
import { PlanPage } from "#app/plan/plan-page.tsx";
import { readWish } from "#app/plan/read-wish.ts";
import { describePage } from "#app/site/page-meta.ts";
import { pageServices, reportError } from "#app/site/page-services.ts";
import { readPlanLink, writePlanLink } from "#contract/plan-link.ts";
import type { Route } from "./+types/plan.ts";

/** The form alone, or with the plan that the address asks for: by a link, or field by field. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { plans } = context.get(pageServices);
  const asked = new URL(request.url).searchParams;
  asked.delete("_routes");
  const form = await plans.form();
  if (asked.size === 0) return { form, wish: null, result: null, link: null, faults: [] };
  const link = asked.get("p");
  const read = link === null ? null : await readPlanLink(link);
  const { wish, faults } = read
    ? { wish: read.wish, faults: read.fault ? [read.fault] : [] }
    : readWish(asked, form.today, await plans.names());
  try {
    const result = await plans.plan(wish);
    return { form, wish, result, link: await writePlanLink(wish), faults };
  } catch (error) {
    context.get(reportError)(error);
    const answer = { form, wish, result: null, link: null, faults: [...faults, m.plan_failed()] };
    return data(answer, { status: 503, headers: { "retry-after": "5" } });
  }
}

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  return describePage(matches, {
    title: m.plan_title(),
    description: m.plan_about(),
    path: "/plan",
    hidden: Boolean(page?.wish),
  });
}

/** /plan: a trip of days, made here or by the server for a browser without a script. */
export default function Plan({ loaderData: page }: Route.ComponentProps) {
  // Another address is another trip; what the page itself writes into the address is none.
  const { key } = useLocation();
  return <PlanPage key={key} {...page} open={openPlanner} />;
}
