import { Message } from "#contract/text.ts";
import { AdminLoginAnswer, AdminLoginInput, adminTexts } from "#contract/wire/admin.ts";
import { readDeviceCookie, writeDeviceCookie } from "#server/auth/devices/device-cookie.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { AppError } from "#server/errors/app-error.ts";
import { isFormPost } from "#server/http/read-body.ts";
import type { AdminService } from "./service.ts";
import { clearAdminCookie, readAdminCookie, setAdminCookie } from "./session.ts";

/** What a plain form is told; the panel's own script has the texts of section 8. */
const refusals = {
  "wrong credentials": adminTexts.wrongCredentials,
  "not an admin": "This account is not an administrator's.",
  "code needed": adminTexts.codeNeeded,
  "wrong code": adminTexts.wrongCode,
} as const;

const open = { may: "anybody", tag: "Product" } as const;

/** An administrator's way in and out, section 7. `origin`: the site's public one. */
export function createAdminSignInCalls(admins: AdminService, origin: string): Call[] {
  const secure = origin.startsWith("https:");
  return [
    defineCall({
      ...open,
      method: "POST",
      path: "/AdminLogin",
      summary: "Sign in as an administrator; sets the desk's cookie",
      body: AdminLoginInput,
      form: true,
      answer: AdminLoginAnswer,
      async handle(c, { body }) {
        const form = isFormPost(c);
        const result = await admins.signIn(body.admin_email, body.admin_password, {
          address: c.get("clientAddress"),
          userAgent: c.req.header("user-agent") ?? "",
          ...(body.code && { code: body.code }),
          deviceCookie: readDeviceCookie(c),
        });
        if (form && result.outcome !== "signed in")
          throw new AppError("not_admin", refusals[result.outcome]);
        if (result.outcome === "not an admin") return c.json({}, 403);
        if (result.outcome === "wrong credentials")
          return c.json({ message: adminTexts.wrongCredentials }, 401);
        if (result.outcome === "code needed" || result.outcome === "wrong code")
          return c.json({ message: refusals[result.outcome], second_factor: true }, 401);
        setAdminCookie(c, result.token, secure);
        await writeDeviceCookie(c, admins.devices, { kind: "admin", ...result.admin }, secure);
        // The desk's page sets its local key once the server has told it whose cookie this is.
        if (form) return c.redirect("/AdminPanel?signed-in", 303);
        return { message: result.admin.email, role: result.admin.role };
      },
    }),
    defineCall({
      ...open,
      method: "POST",
      path: "/AdminLogout",
      summary: "End the administrator's session",
      answer: Message,
      async handle(c) {
        const token = readAdminCookie(c);
        if (token) await admins.signOut(token);
        clearAdminCookie(c);
        return { message: "Signed out." };
      },
    }),
  ];
}
