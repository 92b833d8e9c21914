import { Message } from "#contract/text.ts";
import {
  DeskNotices,
  NoticeInput,
  NoticesSeen,
  PhoneInput,
  PhoneOff,
} from "#contract/wire/trip-notices.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { byLink, readToken } from "#server/trips/page/link-calls.ts";
import type { NoticeService } from "./service.ts";

/** Notices of a trip, for whoever has its link. */
export const createNoticeCalls = (notices: NoticeService): Call[] => [
  defineCall({
    ...byLink,
    method: "PUT",
    path: "/api/trip/:token/notices/seen",
    summary: "Notices of changes were shown",
    body: NoticesSeen,
    answer: Message,
    async handle(c, { body }) {
      await notices.noteSeen(readToken(c), body.ids);
      return { message: "Noted." };
    },
  }),
  defineCall({
    ...byLink,
    method: "PUT",
    path: "/api/trip/:token/phone",
    summary: "Tell a phone of changes by web push",
    body: PhoneInput,
    answer: Message,
    async handle(c, { body }) {
      await notices.addPhone(readToken(c), body);
      return { message: "This phone is told of changes." };
    },
  }),
  defineCall({
    ...byLink,
    method: "PUT",
    path: "/api/trip/:token/phone/off",
    summary: "Tell a phone no more",
    body: PhoneOff,
    answer: Message,
    async handle(c, { body }) {
      await notices.dropPhone(readToken(c), body.endpoint);
      return { message: "This phone is told no more." };
    },
  }),
];

const tag = "Desk: the road";

/** The same at the desk, with who has read them. */
export const createNoticeDeskCalls = (notices: NoticeService): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/trips/:id/notices",
    may: "viewer",
    tag,
    summary: "What travellers were told of changes, and who has read it",
    answer: DeskNotices,
    handle: (c) => notices.listForDesk(readUuid(c)),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/notices",
    may: "editor",
    tag,
    summary: "Tell the travellers of an agreed trip something",
    body: NoticeInput,
    answer: DeskNotices,
    status: 201,
    handle: (c, { body }) => notices.tellWords(c.get("admin"), readUuid(c), body),
  }),
];
