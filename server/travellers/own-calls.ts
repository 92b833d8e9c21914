import { z } from "zod";
import { Message } from "#contract/text.ts";
import {
  AccountLanguage,
  DeletionDue,
  DeletionInput,
  MyAccount,
  MySessionList,
  PersonalData,
  PictureInput,
  RestoreInput,
  SessionsEnded,
} from "#contract/wire/account.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { pictureBodyBytes } from "#server/http/read-bytes.ts";
import { visitorKey, visitorKeys } from "#server/http/visitor-key.ts";
import type { EventStreams } from "#server/live/event-streams.ts";
import type { OwnAccount } from "./account-service.ts";

const own = { may: "traveller", tag: "My account" } as const;
const stays = { message: "Your account stays." };

/** The account's own pages, below /api/me; its trips are with the trips. */
export function createAccountCalls(
  account: OwnAccount,
  auth: Pick<Auth, "authenticate">,
  streams: EventStreams,
): Call[] {
  return [
    defineCall({
      ...own,
      method: "GET",
      path: "/api/me/account",
      summary: "The account",
      answer: MyAccount,
      handle: (c) => account.getAccount(c.get("user")),
    }),
    defineCall({
      ...own,
      method: "GET",
      path: "/api/me/events",
      summary: "Server-sent events about one's own requests",
      answerType: "text/event-stream",
      handle(c) {
        const user = c.get("user");
        const request = c.req.raw;
        return streams.open({
          topics: ["trips"],
          present: ({ topic, type, id, user: whose }) =>
            whose === user.id ? { topic, type, id } : null,
          stillAllowed: async () => (await auth.authenticate(request)) !== null,
          askEachTime: true,
          owner: `user:${user.id}`,
          network: visitorKey(c),
          wide: visitorKeys(c).wide,
          request,
        });
      },
    }),
    defineCall({
      ...own,
      method: "PUT",
      path: "/api/me/language",
      summary: "In which language the account's owner is written to",
      body: AccountLanguage,
      answer: AccountLanguage,
      async handle(c, { body }) {
        await account.changeLanguage(c.get("user"), body.language);
        return body;
      },
    }),
    defineCall({
      ...own,
      method: "PUT",
      path: "/api/me/picture",
      summary: "Change or remove the portrait",
      body: PictureInput,
      bodyBytes: pictureBodyBytes,
      answer: z.object({ path: z.string().nullable() }),
      handle: async (c, { body }) => ({
        path: await account.changePicture(c.get("user"), body.image),
      }),
    }),
    defineCall({
      ...own,
      method: "GET",
      path: "/api/me/export",
      summary: "Everything the site knows about the account",
      answer: PersonalData,
      async handle(c) {
        const data = await account.exportData(c.get("user"));
        c.header("content-disposition", 'attachment; filename="my-safarnama-data.json"');
        c.header("content-type", "application/json; charset=utf-8");
        return c.body(JSON.stringify(data, null, 2));
      },
    }),
    defineCall({
      ...own,
      method: "GET",
      path: "/api/me/sessions",
      summary: "Where the account is signed in",
      answer: MySessionList,
      handle: async (c) => ({ sessions: await account.listSessions(c.get("user")) }),
    }),
    defineCall({
      ...own,
      method: "DELETE",
      path: "/api/me/sessions",
      summary: "End all other sessions",
      answer: SessionsEnded,
      handle: async (c) => ({ ended: await account.endSessions(c.get("user"), null) }),
    }),
    defineCall({
      ...own,
      method: "DELETE",
      path: "/api/me/sessions/:id",
      summary: "End one session",
      answer: SessionsEnded,
      handle: async (c) => ({ ended: await account.endSessions(c.get("user"), readUuid(c)) }),
    }),
    defineCall({
      ...own,
      method: "POST",
      path: "/api/me/deletion",
      summary: "Ask for the account to be deleted, after a grace",
      body: DeletionInput,
      answer: DeletionDue,
      status: 201,
      handle: (c, { body }) => account.requestDeletion(c.get("user"), body.confirm),
    }),
    defineCall({
      ...own,
      method: "DELETE",
      path: "/api/me/deletion",
      summary: "Keep the account after all",
      answer: Message,
      async handle(c) {
        const { id } = c.get("user");
        await account.keepAccount({ userId: id }, id);
        return stays;
      },
    }),
    defineCall({
      ...own,
      method: "POST",
      path: "/api/me/restore",
      may: "anybody",
      summary: "Keep the account by the link of the mail",
      body: RestoreInput,
      answer: Message,
      async handle(c, { body }) {
        c.header("cache-control", "no-store");
        await account.keepAccount({ token: body.token }, visitorKey(c));
        return stays;
      },
    }),
  ];
}
