import { Hono } from "hono";
import { addressIn } from "#contract/languages.ts";
import { sharedPlanTexts } from "#contract/wire/shared-plans.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { showMessage } from "#server/http/message-page.ts";
import { languageOfReader } from "#server/languages/reader-language.ts";
import type { SharedPlans } from "./shared-service.ts";

/** /p/<id>: on to the planner with the plan's days. */
export const createSharedPlanPage = (plans: Pick<SharedPlans, "find">) =>
  new Hono<HttpEnv>().get("/:id", async (context) => {
    const id = context.req.param("id").toLowerCase();
    const shared = await plans.find(id);
    if (shared === null)
      return showMessage(
        context,
        {
          heading: "This plan is gone",
          text: sharedPlanTexts.gone,
          back: { to: addressIn(languageOfReader(), "/plan"), label: "Plan a trip" },
        },
        404,
      );
    // Whoever shares a plan with talk may put other days there.
    context.header("cache-control", shared.hasTalk ? "no-cache" : "public, max-age=86400");
    context.header("x-robots-tag", "noindex");
    return context.redirect(`/plan?p=${shared.plan}${shared.hasTalk ? `&talk=${id}` : ""}`, 302);
  });
