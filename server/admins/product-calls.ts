import { Hono } from "hono";
import {
  AdminLoginInput,
  adminTexts,
  DeleteUserInput,
  type UserListItem,
} from "#contract/admin.ts";
import { readDeviceCookie, writeDeviceCookie } from "#server/auth/devices/device-cookie.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { isFormPost, readJson, readJsonOrForm } from "#server/http/read-body.ts";
import { answerArray } from "#server/http/stream-pages.ts";
import type { TripService } from "#server/trips/service.ts";
import type { AdminService } from "./service.ts";
import { clearAdminCookie, readAdminCookie, requireAdmin, setAdminCookie } from "./session.ts";
import type { Admin } from "./store.ts";

/** What the desk needs of the accounts. */
export type AdminUsers = {
  /** All of them, page by page. */
  listUsers(): AsyncIterable<UserListItem[]>;
  /** False when there is no such user with that address. */
  deleteUser(id: string, email: string, admin: Admin): Promise<boolean>;
};

/** What a plain form is told; the panel's own script has the texts of section 8. */
const refusals = {
  "wrong credentials": adminTexts.wrongCredentials,
  "not an admin": "This account is not an administrator's.",
  "code needed": adminTexts.codeNeeded,
  "wrong code": adminTexts.wrongCode,
} as const;

/** The admin calls of section 7; the server checks every one, whatever the browser's local key says. */
export function createAdminRoutes(options: {
  admins: AdminService;
  users: AdminUsers;
  trips: TripService;
  /** The site's public origin. */
  origin: string;
}) {
  const { admins, users, trips, origin } = options;
  const secure = origin.startsWith("https:");
  return new Hono<HttpEnv>()
    .post("/AdminLogin", async (context) => {
      const input = await readJsonOrForm(context, AdminLoginInput);
      const form = isFormPost(context);
      const result = await admins.signIn(input.admin_email, input.admin_password, {
        address: context.get("clientAddress"),
        userAgent: context.req.header("user-agent") ?? "",
        ...(input.code && { code: input.code }),
        deviceCookie: readDeviceCookie(context),
      });
      if (form && result.outcome !== "signed in")
        throw new AppError("not_admin", refusals[result.outcome]);
      if (result.outcome === "not an admin") return context.json({}, 403);
      if (result.outcome === "wrong credentials")
        return context.json({ message: adminTexts.wrongCredentials }, 401);
      if (result.outcome === "code needed" || result.outcome === "wrong code") {
        const message =
          result.outcome === "code needed" ? adminTexts.codeNeeded : adminTexts.wrongCode;
        return context.json({ message, second_factor: true }, 401);
      }
      setAdminCookie(context, result.token, secure);
      await writeDeviceCookie(context, admins.devices, { kind: "admin", ...result.admin }, secure);
      // The desk's page sets its local key once the server has told it whose cookie this is.
      if (form) return context.redirect("/AdminPanel?signed-in", 303);
      return context.json({ message: result.admin.email, role: result.admin.role });
    })
    .post("/AdminLogout", async (context) => {
      const token = readAdminCookie(context);
      if (token) await admins.signOut(token);
      clearAdminCookie(context);
      return context.json({ message: "Signed out." });
    })
    .get("/UserList", requireAdmin(admins), (context) => answerArray(context, users.listUsers()))
    .get("/Travellerlist", requireAdmin(admins), (context) =>
      answerArray(context, trips.listTravellers()),
    )
    .post("/DeleteUser", requireAdmin(admins, "editor"), async (context) => {
      const input = await readJson(context, DeleteUserInput);
      const deleted = await users.deleteUser(input.id, input.email, context.get("admin"));
      if (!deleted) throw new AppError("not_found", "There is no such user.");
      return context.json({ message: adminTexts.userDeleted });
    });
}
