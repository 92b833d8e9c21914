import type { Context } from "hono";
import type { HttpEnv } from "#server/http/http-env.ts";
import type { Client } from "../auth-context.ts";

export type AuthEnv = HttpEnv;
export type AuthRequest = Context<AuthEnv>;

export const clientOf = (context: AuthRequest): Client => ({
  address: context.get("clientAddress") ?? "unknown",
  userAgent: context.req.header("user-agent") ?? null,
});
