import { Message } from "#contract/text.ts";
import {
  AcceptInviteInput,
  AdminChange,
  AdminList,
  DeskInvitation,
  DeskSettings,
  DeskSettingsInput,
  InvitationAccepted,
  InvitationOpened,
  InviteInput,
  InviteToken,
} from "#contract/wire/desk-admins.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { TeamService } from "./team-service.ts";

const tag = "Desk: administrators";

/** Colleagues: seen by all, changed by owners; an invitation is opened by whoever holds its link. */
export function createTeamCalls(team: TeamService): Call[] {
  return [
    defineCall({
      method: "GET",
      path: "/api/desk/admins",
      may: "viewer",
      tag,
      summary: "The team and its invitations",
      answer: AdminList,
      handle: () => team.listTeam(),
    }),
    defineCall({
      method: "PATCH",
      path: "/api/desk/admins/:id",
      may: "owner",
      tag,
      summary: "Change a role, disable",
      body: AdminChange,
      answer: AdminList,
      handle: (c, { body }) => team.changeAdmin(c.get("admin"), readUuid(c), body),
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/admins/:id/reset",
      may: "owner",
      tag,
      summary: "Mail a colleague a link for a new password",
      answer: Message,
      async handle(c) {
        await team.sendReset(c.get("admin"), readUuid(c));
        return { message: "The link for a new password is on its way to them." };
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/invitations",
      may: "owner",
      tag,
      summary: "Invite a colleague",
      body: InviteInput,
      answer: DeskInvitation,
      status: 201,
      handle: (c, { body }) => team.invite(c.get("admin"), body),
    }),
    defineCall({
      method: "DELETE",
      path: "/api/desk/invitations/:id",
      may: "owner",
      tag,
      summary: "Take an invitation back",
      answer: Message,
      async handle(c) {
        await team.revokeInvitation(c.get("admin"), readUuid(c));
        return { message: "The invitation is withdrawn." };
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/invitation/open",
      may: "anybody",
      tag,
      summary: "Read an invitation",
      body: InviteToken,
      answer: InvitationOpened,
      handle: (c, { body }) => team.findInvitation(body.token, visitorKey(c)),
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/invitation/accept",
      may: "anybody",
      tag,
      summary: "Accept an invitation",
      body: AcceptInviteInput,
      answer: InvitationAccepted,
      status: 201,
      handle: (c, { body }) => team.acceptInvitation(body, visitorKey(c)),
    }),
    defineCall({
      method: "PUT",
      path: "/api/desk/settings",
      may: "owner",
      tag,
      summary: "Second factor of everybody, and what is kept from roles",
      body: DeskSettingsInput,
      answer: DeskSettings,
      handle: (c, { body }) => team.changeSettings(c.get("admin"), body),
    }),
  ];
}
