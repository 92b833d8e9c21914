import { type Context, Hono } from "hono";
import { Message } from "#contract/text.ts";
import {
  NewsletterInput,
  type NewsletterState,
  newsletterStates,
} from "#contract/wire/newsletter.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { showMessage } from "#server/http/message-page.ts";
import { isFormPost } from "#server/http/read-body.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { confirmPath, unsubscribePath } from "./mail.ts";
import type { NewsletterService } from "./service.ts";

/** Where these pages are mounted. */
const mount = "/newsletter";
const below = (path: string) => path.slice(mount.length);

const isState = (text: string | undefined): text is NewsletterState =>
  text !== undefined && Object.hasOwn(newsletterStates, text);

/** POST /api/newsletter, by a plain form too. */
export const createNewsletterCalls = (service: NewsletterService): Call[] => [
  defineCall({
    method: "POST",
    path: "/api/newsletter",
    may: "anybody",
    tag: "Contact and newsletter",
    summary: "Ask for the newsletter; a mail asks to confirm",
    body: NewsletterInput,
    form: true,
    answer: Message,
    async handle(c, { body }) {
      const answer = await service.subscribe(body, visitorKey(c));
      return isFormPost(c)
        ? showMessage(c, { heading: "One step more", text: answer.message })
        : answer;
    },
  }),
];

/** The pages behind the links of its mails, below /newsletter. */
export function createNewsletterPages(service: NewsletterService) {
  const goTo = (context: Context, state: NewsletterState) =>
    context.redirect(`${mount}/message?state=${state}`, 303);
  return (
    new Hono<HttpEnv>()
      .get(below(confirmPath), async (context) =>
        goTo(context, await service.confirm(context.req.query("token") ?? "")),
      )
      // Mail scanners open links: leaving takes a button here, and the header's one click below.
      .get(below(unsubscribePath), (context) =>
        showMessage(context, {
          heading: "No more letters?",
          text: "One click, and this address gets none from us.",
          form: {
            action: `${unsubscribePath}?key=${encodeURIComponent(context.req.query("key") ?? "")}`,
            label: "Unsubscribe",
          },
        }),
      )
      .post(below(unsubscribePath), async (context) => {
        const state = await service.unsubscribe(context.req.query("key") ?? "");
        const isOneClick = (await readBytes(context)).includes("List-Unsubscribe=One-Click");
        return isOneClick ? context.body(null, 200) : goTo(context, state);
      })
      .get("/message", (context) => {
        const wanted = context.req.query("state");
        const state = isState(wanted) ? wanted : "unknown";
        const [heading, text] = newsletterStates[state];
        return showMessage(context, { heading, text }, state === "unknown" ? 404 : 200);
      })
  );
}
