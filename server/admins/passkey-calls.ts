import { Message } from "#contract/text.ts";
import { AdminLoginAnswer, adminTexts } from "#contract/wire/admin.ts";
import {
  DeskPasskey,
  DeskPasskeyList,
  PasskeyInput,
  PasskeyOffer,
  PasskeySignIn,
  TotpInput,
} from "#contract/wire/desk-admins.ts";
import { readDeviceCookie, writeDeviceCookie } from "#server/auth/devices/device-cookie.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { AdminPasskeys } from "./passkey-service.ts";
import type { AdminService } from "./service.ts";
import { setAdminCookie } from "./session.ts";

const own = { may: "driver", tag: "Desk: administrators" } as const;
const open = { may: "anybody", tag: "Desk: administrators" } as const;

/** One's keys, and signing in by one. `origin`: the site's public one. */
export function createAdminPasskeyCalls(
  passkeys: AdminPasskeys,
  admins: AdminService,
  origin: string,
): Call[] {
  const secure = origin.startsWith("https:");
  return [
    defineCall({
      ...own,
      method: "GET",
      path: "/api/desk/me/passkeys",
      summary: "One's passkeys",
      answer: DeskPasskeyList,
      handle: (c) => passkeys.listPasskeys(c.get("admin")),
    }),
    defineCall({
      ...own,
      method: "POST",
      path: "/api/desk/me/passkeys/options",
      summary: "Begin with a passkey",
      body: TotpInput,
      answer: PasskeyOffer,
      handle: (c, { body }) => passkeys.offerPasskey(c.get("admin"), body.password),
    }),
    defineCall({
      ...own,
      method: "POST",
      path: "/api/desk/me/passkeys",
      summary: "Add a passkey",
      body: PasskeyInput,
      answer: DeskPasskey,
      status: 201,
      handle: (c, { body }) => passkeys.addPasskey(c.get("admin"), body),
    }),
    defineCall({
      ...own,
      method: "DELETE",
      path: "/api/desk/me/passkeys/:id",
      summary: "Remove a passkey",
      answer: Message,
      async handle(c) {
        await passkeys.removePasskey(c.get("admin"), readUuid(c));
        return { message: "The passkey is removed." };
      },
    }),
    defineCall({
      ...open,
      method: "POST",
      path: "/api/desk/passkey/options",
      summary: "Begin to sign in by a passkey",
      answer: PasskeyOffer,
      handle: (c) => passkeys.offerSignIn(c.get("clientAddress")),
    }),
    defineCall({
      ...open,
      method: "POST",
      path: "/api/desk/passkey",
      summary: "Sign in by a passkey; sets the desk's cookie",
      body: PasskeySignIn,
      answer: AdminLoginAnswer,
      async handle(c, { body }) {
        const result = await passkeys.signIn(body, {
          address: c.get("clientAddress"),
          userAgent: c.req.header("user-agent") ?? "",
          deviceCookie: readDeviceCookie(c),
        });
        if (result.outcome === "code needed")
          throw new AppError("second_factor_needed", adminTexts.codeNeeded);
        if (result.outcome === "wrong code")
          throw new AppError("second_factor_needed", adminTexts.wrongCode, {
            fields: { code: adminTexts.wrongCode },
          });
        setAdminCookie(c, result.token, secure);
        await writeDeviceCookie(c, admins.devices, { kind: "admin", ...result.admin }, secure);
        return { message: result.admin.email, role: result.admin.role };
      },
    }),
  ];
}
