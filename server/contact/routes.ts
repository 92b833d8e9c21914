import { Hono } from "hono";
import { ContactInput } from "#contract/contact.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { showMessage } from "#server/http/message-page.ts";
import { isFormPost, readJsonOrForm } from "#server/http/read-body.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { ContactService } from "./service.ts";

/** POST /api/contact: the message form, for everybody; a browser without a script gets a page. */
export function createContactRoutes(auth: Pick<Auth, "authenticate">, service: ContactService) {
  return new Hono<HttpEnv>().post("/api/contact", async (context) => {
    const input = await readJsonOrForm(context, ContactInput);
    const user = await auth.authenticate(context.req.raw);
    const sender = { visitor: visitorKey(context), userId: user?.id ?? null };
    const answer = await service.sendMessage(input, sender);
    return isFormPost(context)
      ? showMessage(context, { heading: answer.reference, text: answer.message })
      : context.json(answer);
  });
}
