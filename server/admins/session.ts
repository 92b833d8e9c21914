import type { Context } from "hono";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import type { Guards } from "#server/calls/mount-calls.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createSiteCookie } from "#server/http/site-cookie.ts";
import { adminSessionSeconds } from "./open-session.ts";
import type { AdminService } from "./service.ts";

const cookie = createSiteCookie("safarnama_admin");

export function setAdminCookie(context: Context, token: string, secure: boolean): void {
  cookie.write(context, token, { secure, maxAge: adminSessionSeconds });
}

export const readAdminCookie = (context: Context): string | undefined => cookie.read(context);

export const clearAdminCookie = (context: Context): void => cookie.clear(context);

/**
 * The administrator of at least `role` behind a request's cookie. While a second factor is required
 * and missing, only calls that are `enrolling` answer.
 * @throws AppError not_admin, forbidden, second_factor_needed
 */
export const createAdminGuard =
  (service: Pick<AdminService, "findAdmin">): Guards["requireAdmin"] =>
  async (context, role, { enrolling }) => {
    const token = readAdminCookie(context);
    const admin = token ? await service.findAdmin(token) : null;
    if (!admin) throw new AppError("not_admin", "Please sign in as an administrator.");
    if (admin.mustEnrol && !enrolling)
      throw new AppError(
        "second_factor_needed",
        "The desk requires a second factor: set one up first.",
      );
    if (!isAtLeast(admin.role, role))
      throw new AppError("forbidden", "Your role does not allow this.");
    return admin;
  };
