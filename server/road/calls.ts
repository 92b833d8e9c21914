import { z } from "zod";
import { Movements } from "#contract/trip/movements.ts";
import { DeskRoad, RoadInput, roadPapers } from "#contract/trip/road.ts";
import { DayMessages } from "#contract/wire/day-messages.ts";
import { type Call, type CallContext, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { seesPhones } from "#server/calls/withheld.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { sendPdf } from "#server/papers/send-paper.ts";
import type { RoadService } from "./service.ts";

const tag = "Desk: the road";
const asking = (c: CallContext) => ({ admin: c.get("admin"), network: visitorKey(c) });
const days = z.coerce.number("days is a number.").int().min(1).max(31).default(1);

/** Papers for the road, and who is on it. */
export const createRoadCalls = (road: RoadService): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/trips/:id/road",
    may: "viewer",
    tag,
    summary: "Guests, arrival, drivers and guides of an accepted trip",
    answer: DeskRoad,
    handle: (c) => road.getRoad(readUuid(c)),
  }),
  defineCall({
    method: "PUT",
    path: "/api/desk/trips/:id/road",
    may: "editor",
    tag,
    summary: "Keep them",
    bodyBytes: 256 * 1024,
    bodyKeys: 6000,
    body: RoadInput,
    answer: DeskRoad,
    handle: (c, { body }) =>
      road.saveRoad(c.get("admin"), readUuid(c), body, { seesPhones: seesPhones(c.get("admin")) }),
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/trips/:id/road/paper.pdf",
    may: "viewer",
    tag,
    summary:
      "A voucher, duty slip, guide sheet, rooming list, placard or sheet for feedback as PDF",
    query: z.object({
      paper: z.enum(roadPapers, "There is no such paper."),
      item: z
        .string()
        .regex(/^[a-z0-9-]{1,40}$/, "There is no such line of the quote.")
        .optional(),
    }),
    answerType: "application/pdf",
    handle: async (c, { query }) =>
      sendPdf(await road.writePaper(asking(c), readUuid(c), query.paper, query.item ?? null)),
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/movements",
    may: "viewer",
    tag,
    summary: "Who arrives, is on the road or leaves, from today on",
    query: z.object({ days }),
    answer: Movements,
    handle: (_c, { query }) => road.listMovements(query.days),
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/day-messages",
    may: "editor",
    tag,
    summary: "Messages that the day asks for, ready to be copied or opened in WhatsApp",
    answer: DayMessages,
    handle: (c) => road.listMessages(c.get("admin")),
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/movements.pdf",
    may: "viewer",
    tag,
    summary: "The movement chart as PDF",
    query: z.object({ days }),
    answerType: "application/pdf",
    handle: async (c, { query }) => sendPdf(await road.writeMovements(asking(c), query.days)),
  }),
];
