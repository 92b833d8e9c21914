import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import { ChatContactInput, ChatInput, chatTexts } from "#contract/chat.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { parseInput, readJson } from "#server/http/read-body.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { Resources } from "#server/resources.ts";
import { chatTopic } from "./desk-side.ts";
import { type ChatService, requireThread } from "./service.ts";

const cookieName = "chat";
const cookiePath = "/api/chat";
const After = z.object({ after: z.coerce.number().int().min(0).max(1e15).default(0) });

/** /api/chat: the site's own chat, live both ways, for whoever holds the cookie. */
export function createChatRoutes(
  { config, streams }: Pick<Resources, "config" | "streams">,
  auth: Pick<Auth, "authenticate">,
  service: ChatService,
) {
  const secure = config.http.origin.startsWith("https:");
  const find = (context: Context) => service.findByToken(getCookie(context, cookieName) ?? "");
  const afterOf = (context: Context) => parseInput(After, context.req.query()).after;

  return new Hono<HttpEnv>()
    .use("/api/chat/*", async (context, next) => {
      if (config.chat.provider !== "site") throw new AppError("not_found", chatTexts.off);
      await next();
      context.header("cache-control", "no-store");
    })
    .get("/api/chat", async (context) =>
      context.json(await service.readState(await find(context), afterOf(context))),
    )
    .post("/api/chat", async (context) => {
      const input = await readJson(context, ChatInput);
      const after = afterOf(context);
      const thread = await find(context);
      const user = await auth.authenticate(context.req.raw);
      const sender = { visitor: visitorKey(context), userId: user?.id ?? null };
      if (thread) return context.json(await service.say(thread, input, sender, after));
      const { token, state } = await service.begin(input, sender);
      setCookie(context, cookieName, token, {
        path: cookiePath,
        httpOnly: true,
        sameSite: "Strict",
        secure,
        maxAge: 30 * 86_400,
      });
      return context.json(state);
    })
    .put("/api/chat/contact", async (context) => {
      const contact = await readJson(context, ChatContactInput);
      return context.json(await service.setContact(requireThread(await find(context)), contact));
    })
    .get("/api/chat/stream", async (context) => {
      const { id } = requireThread(await find(context));
      await service.markVisitorPresent(id);
      return streams.open({
        topics: [chatTopic],
        present: (event) => (event.id === id ? { type: event.type } : null),
        stillAllowed: () => service.markVisitorPresent(id),
        owner: `chat:${id}`,
        network: visitorKey(context),
        request: context.req.raw,
      });
    })
    .delete("/api/chat", (context) => {
      deleteCookie(context, cookieName, { path: cookiePath, secure });
      return context.json({ message: "Goodbye." });
    });
}
