import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { AppError } from "#server/http/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { type AdminService, adminSessionSeconds } from "./service.ts";
import type { Admin } from "./store.ts";

export type AdminEnv = HttpEnv & { Variables: { admin: Admin } };

const cookieName = "safarnama_admin";

export function setAdminCookie(context: Context, token: string, secure: boolean): void {
  setCookie(context, cookieName, token, {
    httpOnly: true,
    sameSite: "Strict",
    secure,
    path: "/",
    maxAge: adminSessionSeconds,
  });
}

export function readAdminCookie(context: Context): string | undefined {
  return getCookie(context, cookieName);
}

export function clearAdminCookie(context: Context): void {
  deleteCookie(context, cookieName, { path: "/" });
}

const rank = { viewer: 1, editor: 2, owner: 3 } as const;

/**
 * Lets only administrators of at least `role` through; a change must come from our own pages.
 * @throws AppError not_admin, forbidden
 */
export function requireAdmin(service: AdminService, role: Admin["role"] = "viewer") {
  return createMiddleware<AdminEnv>(async (context, next) => {
    const token = readAdminCookie(context);
    const admin = token ? await service.findAdmin(token) : null;
    if (!admin) throw new AppError("not_admin", "Please sign in as an administrator.");
    if (rank[admin.role] < rank[role])
      throw new AppError("forbidden", "Your role does not allow this.");
    const site = context.req.header("sec-fetch-site");
    if (context.req.method !== "GET" && site && site !== "same-origin" && site !== "none")
      throw new AppError("forbidden", "This call may only come from the desk itself.");
    context.set("admin", admin);
    context.header("cache-control", "no-store");
    await next();
  });
}
