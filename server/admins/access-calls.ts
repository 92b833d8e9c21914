import { Message } from "#contract/text.ts";
import {
  AdminSessionList,
  CodeInput,
  DeskSelf,
  PasswordChangeInput,
  ProfileInput,
  RecoveryCodes,
  SessionsEnded,
  TotpInput,
  TotpOffer,
} from "#contract/wire/desk-admins.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import type { AccessService } from "./access-service.ts";

const own = { may: "driver", tag: "Desk: administrators" } as const;

/** One's own access; the calls that set up a second factor answer before there is one. */
export function createAccessCalls(access: AccessService): Call[] {
  return [
    defineCall({
      ...own,
      method: "GET",
      path: "/api/desk/me",
      enrolling: true,
      summary: "The signed-in administrator",
      answer: DeskSelf,
      handle: (c) => access.getSelf(c.get("admin")),
    }),
    defineCall({
      ...own,
      method: "PATCH",
      path: "/api/desk/me",
      summary: "Change one's name",
      body: ProfileInput,
      answer: Message,
      async handle(c, { body }) {
        await access.rename(c.get("admin"), body.name);
        return { message: "Saved." };
      },
    }),
    defineCall({
      ...own,
      method: "POST",
      path: "/api/desk/me/password",
      summary: "Change one's password",
      body: PasswordChangeInput,
      answer: Message,
      async handle(c, { body }) {
        await access.changePassword(c.get("admin"), body.current, body.next);
        return { message: "The password is changed; your other sessions have ended." };
      },
    }),
    defineCall({
      ...own,
      method: "POST",
      path: "/api/desk/me/totp",
      enrolling: true,
      summary: "Begin with a second factor",
      body: TotpInput,
      answer: TotpOffer,
      status: 201,
      handle: (c, { body }) => access.offerTotp(c.get("admin"), body.password),
    }),
    defineCall({
      ...own,
      method: "POST",
      path: "/api/desk/me/totp/confirm",
      enrolling: true,
      summary: "Confirm the second factor",
      body: CodeInput,
      answer: RecoveryCodes,
      handle: async (c, { body }) => ({
        codes: await access.confirmTotp(c.get("admin"), body.code),
      }),
    }),
    defineCall({
      ...own,
      method: "POST",
      path: "/api/desk/me/totp/remove",
      summary: "Remove the second factor",
      body: CodeInput,
      answer: Message,
      async handle(c, { body }) {
        await access.removeTotp(c.get("admin"), body.code);
        return { message: "The second factor is removed." };
      },
    }),
    defineCall({
      ...own,
      method: "POST",
      path: "/api/desk/me/recovery-codes",
      summary: "Make new recovery codes",
      body: CodeInput,
      answer: RecoveryCodes,
      handle: async (c, { body }) => ({
        codes: await access.renewRecoveryCodes(c.get("admin"), body.code),
      }),
    }),
    defineCall({
      ...own,
      method: "GET",
      path: "/api/desk/me/sessions",
      summary: "Where one is signed in",
      answer: AdminSessionList,
      handle: async (c) => ({ sessions: await access.listSessions(c.get("admin")) }),
    }),
    defineCall({
      ...own,
      method: "DELETE",
      path: "/api/desk/me/sessions",
      summary: "End all other sessions",
      answer: SessionsEnded,
      handle: async (c) => ({ ended: await access.endSessions(c.get("admin"), null) }),
    }),
    defineCall({
      ...own,
      method: "DELETE",
      path: "/api/desk/me/sessions/:id",
      summary: "End one session",
      answer: SessionsEnded,
      handle: async (c) => ({ ended: await access.endSessions(c.get("admin"), readUuid(c)) }),
    }),
    defineCall({
      ...own,
      method: "DELETE",
      path: "/api/desk/admins/:id/totp",
      may: "owner",
      summary: "Remove a colleague's second factor",
      answer: Message,
      async handle(c) {
        await access.resetTotp(c.get("admin"), readUuid(c));
        return { message: "The second factor is removed; they sign in anew." };
      },
    }),
  ];
}
