import { Hono } from "hono";
import { ContactInput } from "#contract/contact.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { readJson } from "#server/http/read-body.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { ContactService } from "./service.ts";

/** POST /api/contact: the message form, for everybody. */
export function createContactRoutes(auth: Pick<Auth, "authenticate">, service: ContactService) {
  return new Hono<HttpEnv>().post("/api/contact", async (context) => {
    const input = await readJson(context, ContactInput);
    const user = await auth.authenticate(context.req.raw);
    return context.json(
      await service.sendMessage(input, { visitor: visitorKey(context), userId: user?.id ?? null }),
    );
  });
}
