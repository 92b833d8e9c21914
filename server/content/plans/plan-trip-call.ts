import { Wish } from "#contract/trip/wish.ts";
import { PlannedTrip, planTripTexts } from "#contract/wire/plan-trip.ts";
import { type TripWithFacts, withFacts } from "#planner/trip/trip-facts.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { AppError } from "#server/errors/app-error.ts";
import { visitorKeys } from "#server/http/visitor-key.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import type { Resources } from "#server/resources.ts";
import { writeTripLink } from "#trip/link.ts";
import { mapTexts } from "#trip/shown-trip.ts";
import type { Say } from "#trip/told.ts";
import { sayIn } from "#words/say-in.ts";
import { nameIn } from "../places/names-in.ts";
import type { Plans } from "./create-plans.ts";
import type { PlanAdmission, PlanRefusal } from "./plan-admission.ts";

/** Seconds after which a slot may be free again. */
const slotWait = "5";

/** A browser would plan by itself; a machine is told when to ask again. */
function refuse(refusal: PlanRefusal, { limits }: Pick<Resources, "limits">): AppError {
  if (refusal.why === "network-count") return limits.refusal(refusal.seconds);
  if (refusal.why === "network-busy")
    return new AppError("too_many_requests", planTripTexts.networkBusy, {
      headers: { "retry-after": slotWait },
    });
  const wait = refusal.why === "site-count" ? String(refusal.seconds) : slotWait;
  return new AppError("unavailable", planTripTexts.busy, { headers: { "retry-after": wait } });
}

/** What a machine is told beside the document: codes, and a sentence beside each. */
function sayPlanned(
  { document, facts }: TripWithFacts,
  say: Say,
): Omit<PlannedTrip, "document" | "link"> {
  const { conflicts, budget } = facts;
  return {
    conflicts: conflicts.map((conflict) => ({
      ...conflict,
      text: say(conflict),
      giveUp: conflict.giveUp.map(say),
      giveUpTold: conflict.giveUp,
    })),
    notices: document.notices.map((notice) => ({ ...notice, text: say(notice) })),
    budget: {
      ...budget,
      lines: budget.lines.map((line) => ({ ...line, assumption: line.assumed.map(say).join(" ") })),
      without: budget.without.map(say),
      withoutTold: budget.without,
    },
  };
}

/** POST /api/plans: planning for whoever has no browser, within the bounds of the planner's page. */
export const createPlanTripCalls = (
  resources: Pick<Resources, "config" | "limits">,
  plans: Pick<Plans, "plan">,
  admission: PlanAdmission,
): Call[] => [
  defineCall({
    method: "POST",
    path: "/api/plans",
    may: "anybody",
    tag: "Product",
    summary: "Plan a trip",
    description:
      "A wish in, the planned trip out, with the link of the planner's page that shows these days. Everything of a wish has a default: `{}` is planned too. Nothing is kept. 429: your network has had its share; 503: too many trips are being planned; both say in Retry-After when to ask again.",
    body: Wish,
    answer: PlannedTrip,
    async admit(context) {
      context.header("cache-control", "no-store");
      const refusal = await admission.count(visitorKeys(context).household);
      if (refusal) throw refuse(refusal, resources);
    },
    async handle(context, { body: wish }) {
      const leave = admission.enter(visitorKeys(context).wide);
      if (typeof leave !== "function") throw refuse(leave, resources);
      try {
        const language = languageOfReader();
        const plan = withFacts(mapTexts(await plans.plan(wish), nameIn(language)));
        const { document } = plan;
        const link = `${resources.config.http.origin}/plan?p=${await writeTripLink(document)}`;
        return { document, link, ...sayPlanned(plan, sayIn[language]) };
      } finally {
        leave();
      }
    },
  }),
];
