import { DutyInput, DutyLinkMade, DutyPage, TripDuties } from "#contract/trip/duties.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { sendPdf } from "#server/papers/send-paper.ts";
import { byLink, readToken } from "#server/trips/page/link-calls.ts";
import { readWriteKey } from "#server/trips/page/write-once.ts";
import type { DutyLinks } from "./link-service.ts";
import { readDay, readItem } from "./read-duty.ts";

const tag = "Duty page";

/** One line's days, by the link of whoever drives or guides it. */
export const createDutyPageCalls = (links: DutyLinks): Call[] => [
  defineCall({
    ...byLink,
    tag,
    method: "GET",
    path: "/api/duty/:token",
    summary: "All days of a line, for whoever drives or guides it",
    answer: DutyPage,
    handle: (c) => links.read(readToken(c)),
  }),
  defineCall({
    ...byLink,
    tag,
    method: "GET",
    path: "/api/duty/:token/paper.pdf",
    summary: "Its duty slip or guide sheet as PDF",
    answerType: "application/pdf",
    handle: async (c) => sendPdf(await links.writePaper(readToken(c), visitorKey(c))),
  }),
  defineCall({
    ...byLink,
    tag,
    method: "POST",
    path: "/api/duty/:token/:day",
    summary: "Start or finish a day, with kilometres, or take that back",
    body: DutyInput,
    answer: DutyPage,
    handle: (c, { body }) =>
      links.mark(readToken(c), { day: readDay(c), key: readWriteKey(c) }, body),
  }),
];

/** Making and closing such links. */
export const createDutyLinkCalls = (links: DutyLinks): Call[] => [
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/duties/:item/link",
    may: "editor",
    tag: "Desk: the road",
    summary: "Make the link of whoever drives or guides a line; the one before is closed",
    answer: DutyLinkMade,
    status: 201,
    handle: (c) => links.make(c.get("admin"), readUuid(c), readItem(c)),
  }),
  defineCall({
    method: "DELETE",
    path: "/api/desk/trips/:id/duties/:item/link",
    may: "editor",
    tag: "Desk: the road",
    summary: "Close it",
    answer: TripDuties,
    handle: (c) => links.close(c.get("admin"), readUuid(c), readItem(c)),
  }),
];
