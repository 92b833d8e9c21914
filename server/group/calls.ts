import { uuidPattern } from "#contract/text.ts";
import {
  GroupExpenseInput,
  GroupLinkInput,
  GroupMemberInput,
  GroupRemovalInput,
  GroupSettings,
  PackingInput,
} from "#contract/wire/group-input.ts";
import { TripGroup, TripGroupLink } from "#contract/wire/trip-group.ts";
import { type Call, type CallContext, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { csvResponse } from "#server/http/csv.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { byLink, privateHeaders, readToken } from "#server/trips/page/link-calls.ts";
import { readWriteKey } from "#server/trips/page/write-once.ts";
import type { GroupCaller } from "./open-group.ts";
import type { GroupService } from "./service.ts";

const readCaller = (c: CallContext): GroupCaller => ({
  token: readToken(c),
  network: visitorKey(c),
  key: readWriteKey(c),
});
const idPart = `:id{${uuidPattern}}`;

/** Who comes along on a trip, and what they share; by the link that edits, or a member's own. */
export function createGroupCalls(group: GroupService): Call[] {
  const answer = (c: CallContext): Promise<TripGroup> => group.readByLink(readToken(c));
  return [
    defineCall({
      ...byLink,
      method: "GET",
      path: "/api/trip/:token/group",
      summary: "Who comes along, what was spent, and what is packed",
      answer: TripGroup,
      handle: answer,
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trip/:token/group/members",
      summary: "Add somebody who comes along, with a link of their own",
      body: GroupMemberInput,
      answer: TripGroupLink,
      status: 201,
      handle: (c, { body }) => group.addMember(readCaller(c), body),
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: `/api/trip/:token/group/members/${idPart}/link`,
      summary: "Renew or close a member's link",
      body: GroupLinkInput,
      answer: TripGroupLink,
      handle: (c, { body }) => group.changeLink(readCaller(c), readUuid(c), body.action),
    }),
    defineCall({
      ...byLink,
      method: "DELETE",
      path: `/api/trip/:token/group/members/${idPart}`,
      summary: "Take out a member whom no expense names",
      answer: TripGroup,
      async handle(c) {
        await group.removeMember(readCaller(c), readUuid(c));
        return answer(c);
      },
    }),
    defineCall({
      ...byLink,
      method: "PUT",
      path: "/api/trip/:token/group/settings",
      summary: "Whether the office sees what the group spends",
      body: GroupSettings,
      answer: TripGroup,
      async handle(c, { body }) {
        await group.changeSettings(readCaller(c), body.officeSees);
        return answer(c);
      },
    }),
    defineCall({
      ...byLink,
      method: "PUT",
      path: `/api/trip/:token/group/expenses/${idPart}`,
      summary: "Enter an expense, or change one; its id is the sender's",
      body: GroupExpenseInput,
      answer: TripGroup,
      async handle(c, { body }) {
        await group.expenses.put(readCaller(c), readUuid(c), body);
        return answer(c);
      },
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: `/api/trip/:token/group/expenses/${idPart}/removal`,
      summary: "Take an expense away, or back",
      body: GroupRemovalInput,
      answer: TripGroup,
      async handle(c, { body }) {
        await group.expenses.remove(readCaller(c), readUuid(c), body);
        return answer(c);
      },
    }),
    defineCall({
      ...byLink,
      method: "GET",
      path: "/api/trip/:token/group/expenses.csv",
      summary: "The expenses as a table, with each member's part",
      answerType: "text/csv",
      async handle(c) {
        const { head, rows } = await group.writeTable(readToken(c));
        const pages = (async function* () {
          yield rows;
        })();
        const response = await csvResponse("expenses.csv", head, pages);
        for (const [name, value] of Object.entries(privateHeaders))
          response.headers.set(name, value);
        return response;
      },
    }),
    defineCall({
      ...byLink,
      method: "PUT",
      path: `/api/trip/:token/group/packing/${idPart}`,
      summary: "A thing to pack, ticked or not; its id is the sender's",
      body: PackingInput,
      answer: TripGroup,
      async handle(c, { body }) {
        await group.putItem(readCaller(c), readUuid(c), body);
        return answer(c);
      },
    }),
    defineCall({
      ...byLink,
      method: "DELETE",
      path: `/api/trip/:token/group/packing/${idPart}`,
      summary: "Take a thing off the list",
      answer: TripGroup,
      async handle(c) {
        await group.removeItem(readCaller(c), readUuid(c));
        return answer(c);
      },
    }),
  ];
}
