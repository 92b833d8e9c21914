import {
  AcceptInviteInput,
  AdminChange,
  CodeInput,
  DeskSettings,
  InviteInput,
  InviteToken,
  PasswordChangeInput,
  ProfileInput,
} from "#contract/desk-admins.ts";
import { type DeskCall, readUuid } from "#server/desk/calls.ts";
import { readJson } from "#server/http/read-body.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { AccessService } from "./access-service.ts";
import type { TeamService } from "./team-service.ts";

/** One's own access; the calls that set up a second factor answer before there is one. */
export function createAccessCalls(access: AccessService): DeskCall[] {
  return [
    {
      method: "GET",
      path: "/me",
      role: "viewer",
      enrolling: true,
      handle: async (c) => c.json(await access.getSelf(c.get("admin"))),
    },
    {
      method: "PATCH",
      path: "/me",
      role: "viewer",
      handle: async (c) => {
        await access.rename(c.get("admin"), (await readJson(c, ProfileInput)).name);
        return c.json({ message: "Saved." });
      },
    },
    {
      method: "POST",
      path: "/me/password",
      role: "viewer",
      handle: async (c) => {
        const input = await readJson(c, PasswordChangeInput);
        await access.changePassword(c.get("admin"), input.current, input.next);
        return c.json({ message: "The password is changed; your other sessions have ended." });
      },
    },
    {
      method: "POST",
      path: "/me/totp",
      role: "viewer",
      enrolling: true,
      handle: async (c) => c.json(await access.offerTotp(c.get("admin")), 201),
    },
    {
      method: "POST",
      path: "/me/totp/confirm",
      role: "viewer",
      enrolling: true,
      handle: async (c) => {
        const { code } = await readJson(c, CodeInput);
        return c.json({ codes: await access.confirmTotp(c.get("admin"), code) });
      },
    },
    {
      method: "POST",
      path: "/me/totp/remove",
      role: "viewer",
      handle: async (c) => {
        await access.removeTotp(c.get("admin"), (await readJson(c, CodeInput)).code);
        return c.json({ message: "The second factor is removed." });
      },
    },
    {
      method: "POST",
      path: "/me/recovery-codes",
      role: "viewer",
      handle: async (c) => {
        const { code } = await readJson(c, CodeInput);
        return c.json({ codes: await access.renewRecoveryCodes(c.get("admin"), code) });
      },
    },
    {
      method: "GET",
      path: "/me/sessions",
      role: "viewer",
      handle: async (c) => c.json({ sessions: await access.listSessions(c.get("admin")) }),
    },
    {
      method: "DELETE",
      path: "/me/sessions",
      role: "viewer",
      handle: async (c) => c.json({ ended: await access.endSessions(c.get("admin"), null) }),
    },
    {
      method: "DELETE",
      path: "/me/sessions/:id",
      role: "viewer",
      handle: async (c) => c.json({ ended: await access.endSessions(c.get("admin"), readUuid(c)) }),
    },
  ];
}

/** Colleagues: seen by all, changed by owners; an invitation is opened by whoever holds its link. */
export function createTeamCalls(team: TeamService, access: AccessService): DeskCall[] {
  return [
    {
      method: "GET",
      path: "/admins",
      role: "viewer",
      handle: async (c) => c.json(await team.listTeam()),
    },
    {
      method: "PATCH",
      path: "/admins/:id",
      role: "owner",
      handle: async (c) =>
        c.json(await team.changeAdmin(c.get("admin"), readUuid(c), await readJson(c, AdminChange))),
    },
    {
      method: "DELETE",
      path: "/admins/:id/totp",
      role: "owner",
      handle: async (c) => {
        await access.resetTotp(c.get("admin"), readUuid(c));
        return c.json({ message: "The second factor is removed; they sign in anew." });
      },
    },
    {
      method: "POST",
      path: "/invitations",
      role: "owner",
      handle: async (c) =>
        c.json(await team.invite(c.get("admin"), await readJson(c, InviteInput)), 201),
    },
    {
      method: "DELETE",
      path: "/invitations/:id",
      role: "owner",
      handle: async (c) => {
        await team.revokeInvitation(c.get("admin"), readUuid(c));
        return c.json({ message: "The invitation is withdrawn." });
      },
    },
    {
      method: "POST",
      path: "/invitation/open",
      role: "nobody",
      handle: async (c) => {
        const { token } = await readJson(c, InviteToken);
        return c.json(await team.findInvitation(token, visitorKey(c)));
      },
    },
    {
      method: "POST",
      path: "/invitation/accept",
      role: "nobody",
      handle: async (c) =>
        c.json(
          await team.acceptInvitation(await readJson(c, AcceptInviteInput), visitorKey(c)),
          201,
        ),
    },
    {
      method: "PUT",
      path: "/settings",
      role: "owner",
      handle: async (c) =>
        c.json(await team.changeSettings(c.get("admin"), await readJson(c, DeskSettings))),
    },
  ];
}
