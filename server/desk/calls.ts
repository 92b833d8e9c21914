import { type Context, Hono } from "hono";
import type { AdminService } from "#server/admins/service.ts";
import { type AdminEnv, requireAdmin } from "#server/admins/session.ts";
import type { Admin } from "#server/admins/store.ts";
import type { Auth, AuthUser } from "#server/auth/create-auth.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";

/**
 * Calls as a list: what is mounted, what is documented and what the permission tests go through
 * is one and the same, so that no call is forgotten.
 */
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type DeskCall = {
  method: Method;
  /** Below /api/desk, e.g. "/trips/:id". */
  path: string;
  /** The least role; `nobody` needs no session at all (an invitation's link). */
  role: Admin["role"] | "nobody";
  /** Answers also while a second factor is required and not yet set up. */
  enrolling?: boolean;
  handle(context: Context<AdminEnv>): Promise<Response> | Response;
};

export function mountDeskCalls(calls: DeskCall[], admins: AdminService): Hono<AdminEnv> {
  const app = new Hono<AdminEnv>();
  for (const { method, path, role, enrolling = false, handle } of calls) {
    if (role === "nobody") app.on(method, path, handle);
    else app.on(method, path, requireAdmin(admins, role, { enrolling }), handle);
  }
  return app;
}

export type TravellerEnv = HttpEnv & { Variables: { user: AuthUser } };

export type TravellerCall = {
  method: Method;
  /** Below /api/me. */
  path: string;
  /** Needs no session: the link of a mail is enough. */
  open?: boolean;
  handle(context: Context<TravellerEnv>): Promise<Response> | Response;
};

export function mountTravellerCalls(
  calls: TravellerCall[],
  auth: Pick<Auth, "requireUser">,
): Hono<TravellerEnv> {
  const app = new Hono<TravellerEnv>();
  for (const { method, path, open, handle } of calls)
    app.on(method, path, async (context) => {
      if (!open) context.set("user", await auth.requireUser(context.req.raw));
      context.header("cache-control", "no-store");
      return handle(context);
    });
  return app;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A UUID of the path. @throws AppError not_found: an id that cannot be is an id that is not there */
export function readUuid(context: Context, name = "id"): string {
  const value = context.req.param(name) ?? "";
  if (!uuidPattern.test(value)) throw new AppError("not_found", "There is no such thing.");
  return value.toLowerCase();
}

/** A whole number of the path. @throws AppError not_found */
export function readNumber(context: Context, name = "id"): number {
  const value = context.req.param(name) ?? "";
  if (!/^\d{1,15}$/.test(value)) throw new AppError("not_found", "There is no such thing.");
  return Number(value);
}
