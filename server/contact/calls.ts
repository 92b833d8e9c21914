import { ContactAnswer, ContactInput } from "#contract/wire/contact.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { showMessage } from "#server/http/message-page.ts";
import { isFormPost } from "#server/http/read-body.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { ContactService } from "./service.ts";

/** POST /api/contact: the message form, for everybody; a browser without a script gets a page. */
export const createContactCalls = (
  contact: ContactService,
  auth: Pick<Auth, "authenticate">,
): Call[] => [
  defineCall({
    method: "POST",
    path: "/api/contact",
    may: "anybody",
    tag: "Contact and newsletter",
    summary: "Send a message to the office",
    description: "`website` is a trap for scripts: leave it empty.",
    body: ContactInput,
    form: true,
    answer: ContactAnswer,
    async handle(c, { body }) {
      const user = await auth.authenticate(c.req.raw);
      const sender = { visitor: visitorKey(c), userId: user?.id ?? null };
      const answer = await contact.sendMessage(body, sender);
      return isFormPost(c)
        ? showMessage(c, { heading: answer.reference, text: answer.message })
        : answer;
    },
  }),
];
