import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import { Message } from "#contract/text.ts";
import { ChatContactInput, ChatInput, ChatState, chatTexts } from "#contract/wire/chat.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { type Call, type CallContext, defineCall } from "#server/calls/call.ts";
import { AppError } from "#server/errors/app-error.ts";
import { visitorKey, visitorKeys } from "#server/http/visitor-key.ts";
import type { Resources } from "#server/resources.ts";
import { chatTopic } from "./desk-side.ts";
import { type ChatService, requireThread } from "./service.ts";

const cookieName = "chat";
const cookiePath = "/api/chat";
const After = z.object({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(1e15)
    .default(0)
    .describe("Only messages behind this id"),
});

/** /api/chat: the site's own chat, live both ways, for whoever holds the cookie. */
export function createChatCalls(
  chat: ChatService,
  auth: Pick<Auth, "authenticate">,
  { config, streams }: Pick<Resources, "config" | "streams">,
): Call[] {
  const secure = config.http.origin.startsWith("https:");
  const find = (context: CallContext) => chat.findByToken(getCookie(context, cookieName) ?? "");
  const common = {
    may: "anybody",
    tag: "Chat",
    admit(context: CallContext) {
      if (config.chat.provider !== "site") throw new AppError("not_found", chatTexts.off);
      context.header("cache-control", "no-store");
    },
  } as const;

  return [
    defineCall({
      ...common,
      method: "GET",
      path: "/api/chat",
      summary: "The conversation that the cookie opens",
      query: After,
      answer: ChatState,
      handle: async (c, { query }) => chat.readState(await find(c), query.after),
    }),
    defineCall({
      ...common,
      method: "POST",
      path: "/api/chat",
      summary: "Say something; the first message sets the cookie",
      query: After,
      body: ChatInput,
      answer: ChatState,
      async handle(c, { query, body }) {
        const thread = await find(c);
        const user = await auth.authenticate(c.req.raw);
        const sender = { visitor: visitorKey(c), userId: user?.id ?? null };
        if (thread) return chat.say(thread, body, sender, query.after);
        const { token, state } = await chat.begin(body, sender);
        setCookie(c, cookieName, token, {
          path: cookiePath,
          httpOnly: true,
          sameSite: "Strict",
          secure,
          maxAge: 30 * 86_400,
        });
        return state;
      },
    }),
    defineCall({
      ...common,
      method: "PUT",
      path: "/api/chat/contact",
      summary: "Leave an address for answers by mail",
      body: ChatContactInput,
      answer: ChatState,
      handle: async (c, { body }) => chat.setContact(requireThread(await find(c)), body),
    }),
    defineCall({
      ...common,
      method: "GET",
      path: "/api/chat/stream",
      summary: "Server-sent events: something is new",
      answerType: "text/event-stream",
      async handle(c) {
        const { id } = requireThread(await find(c));
        await chat.markVisitorPresent(id);
        return streams.open({
          topics: [chatTopic],
          present: (event) => (event.id === id ? { type: event.type } : null),
          stillAllowed: () => chat.markVisitorPresent(id),
          owner: `chat:${id}`,
          network: visitorKey(c),
          wide: visitorKeys(c).wide,
          request: c.req.raw,
        });
      },
    }),
    defineCall({
      ...common,
      method: "DELETE",
      path: "/api/chat",
      summary: "Forget the conversation in this browser",
      answer: Message,
      handle(c) {
        deleteCookie(c, cookieName, { path: cookiePath, secure });
        return { message: "Goodbye." };
      },
    }),
  ];
}
