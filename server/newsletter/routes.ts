import { type Context, Hono } from "hono";
import { NewsletterInput, type NewsletterState, newsletterStates } from "#contract/newsletter.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { showMessage } from "#server/http/message-page.ts";
import { isFormPost, readJsonOrForm } from "#server/http/read-body.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { confirmPath, unsubscribePath } from "./mail.ts";
import type { NewsletterService } from "./service.ts";

const isState = (text: string | undefined): text is NewsletterState =>
  text !== undefined && Object.hasOwn(newsletterStates, text);

/** POST /api/newsletter, a plain form too, and the pages behind the links of its mails. */
export function createNewsletterRoutes(service: NewsletterService) {
  const goTo = (context: Context, state: NewsletterState) =>
    context.redirect(`/newsletter/message?state=${state}`, 303);
  return (
    new Hono<HttpEnv>()
      .post("/api/newsletter", async (context) => {
        const input = await readJsonOrForm(context, NewsletterInput);
        const answer = await service.subscribe(input, visitorKey(context));
        return isFormPost(context)
          ? showMessage(context, { heading: "One step more", text: answer.message })
          : context.json(answer);
      })
      .get(confirmPath, async (context) =>
        goTo(context, await service.confirm(context.req.query("token") ?? "")),
      )
      // Mail scanners open links: leaving takes a button here, and the header's one click below.
      .get(unsubscribePath, (context) =>
        showMessage(context, {
          heading: "No more letters?",
          text: "One click, and this address gets none from us.",
          form: {
            action: `${unsubscribePath}?key=${encodeURIComponent(context.req.query("key") ?? "")}`,
            label: "Unsubscribe",
          },
        }),
      )
      .post(unsubscribePath, async (context) => {
        const state = await service.unsubscribe(context.req.query("key") ?? "");
        const isOneClick = (await readBytes(context)).includes("List-Unsubscribe=One-Click");
        return isOneClick ? context.body(null, 200) : goTo(context, state);
      })
      .get("/newsletter/message", (context) => {
        const wanted = context.req.query("state");
        const state = isState(wanted) ? wanted : "unknown";
        const [heading, text] = newsletterStates[state];
        return showMessage(context, { heading, text }, state === "unknown" ? 404 : 200);
      })
  );
}
