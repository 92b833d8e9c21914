import * as z from "zod/mini";
import {
  DeskTripDetail,
  TalkList,
  TalksQuery,
  TripBulkInput,
  TripChange,
  TripCounts,
  TripList,
  TripListQuery,
  TripNoteInput,
  TripReplyInput,
} from "#contract/desk.ts";
import {
  DeskNumbers,
  DeskViewInput,
  DeskViewList,
  TripBulkResult,
  TripEntryInput,
  TripTableQuery,
} from "#contract/desk-requests.ts";
import { Message } from "#contract/text.ts";
import { TravellerListItem } from "#contract/trips.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { csvResponse, phoneCell, tableClock } from "#server/http/csv.ts";
import { answerArray } from "#server/http/stream-pages.ts";
import type { DeskTripRow } from "./list-store.ts";
import type { TripDesk } from "./desk-service.ts";
import type { TripService } from "./service.ts";

type Clock = ReturnType<typeof tableClock>;
const columns: [string, (trip: DeskTripRow, clock: Clock) => string | number | null][] = [
  ["Reference", (trip) => trip.reference],
  ["Received", (trip, at) => at(trip.createdAt)],
  ["Source", (trip) => trip.source],
  ["Stage", (trip) => trip.stage],
  ["Lost because", (trip) => [trip.lostCode, trip.lostReason].filter(Boolean).join(": ")],
  ["Owner", (trip) => trip.ownerName],
  ["Next action", (trip) => trip.nextAction],
  ["Next action on", (trip) => trip.nextActionOn],
  ["Name", (trip) => trip.name],
  ["Email", (trip) => trip.email],
  ["Phone", (trip) => phoneCell(trip.phone)],
  ["Destination", (trip) => trip.destination],
  ["Travel date", (trip) => trip.travelDate],
  ["Travelers", (trip) => trip.travelers],
  ["Trip type", (trip) => trip.tripType],
  ["Special requests", (trip) => trip.message],
  ["First answer", (trip, at) => trip.answeredAt && at(trip.answeredAt)],
];

async function* rowsOf(pages: AsyncIterable<DeskTripRow[]>, zone: string) {
  const at = tableClock(zone);
  for await (const page of pages)
    yield page.map((trip) => columns.map(([, read]) => read(trip, at)));
}

const tag = "Desk: trips";

/** GET /Travellerlist, section 7, and the pipeline below /api/desk. */
export function createTripDeskCalls(desk: TripDesk, trips: TripService): Call[] {
  return [
    defineCall({
      method: "GET",
      path: "/Travellerlist",
      may: "viewer",
      tag: "Product",
      summary: "Trip requests, newest first: all, in one array",
      answer: z.array(TravellerListItem),
      handle: (c) => answerArray(c, trips.listTravellers()),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/trips",
      may: "viewer",
      tag,
      summary: "The pipeline",
      query: TripListQuery,
      answer: TripList,
      handle: (_c, { query }) => desk.listTrips(query),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/trips/counts",
      may: "viewer",
      tag,
      summary: "Requests by stage",
      answer: TripCounts,
      handle: () => desk.countTrips(),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/trips.csv",
      // Whoever may read the list may take it along: decision 026.
      may: "viewer",
      tag,
      summary: "The list as a table, its times in `zone`",
      query: TripTableQuery,
      answerType: "text/csv",
      handle: (c, { query }) =>
        csvResponse(
          "trip-requests.csv",
          columns.map(([name]) =>
            /^(Received|First answer)$/.test(name) ? `${name} (${query.zone})` : name,
          ),
          rowsOf(desk.exportTrips(c.get("admin"), query), query.zone),
        ),
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/trips",
      may: "editor",
      tag,
      summary: "Write down a request that came by telephone or otherwise",
      body: TripEntryInput,
      answer: DeskTripDetail,
      status: 201,
      handle: (c, { body }) => desk.enterTrip(c.get("admin"), body),
    }),
    defineCall({
      method: "PATCH",
      path: "/api/desk/trips",
      may: "editor",
      tag,
      summary: "One change of several requests",
      body: TripBulkInput,
      answer: TripBulkResult,
      handle: (c, { body }) => desk.changeTrips(c.get("admin"), body),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/numbers",
      may: "viewer",
      tag,
      summary: "What became of the requests of twelve months",
      answer: DeskNumbers,
      handle: () => desk.readNumbers(),
    }),
    ...createViewCalls(desk),
    defineCall({
      method: "GET",
      path: "/api/desk/talks",
      may: "viewer",
      tag,
      summary: "Messages of travellers about their requests",
      query: TalksQuery,
      answer: TalkList,
      handle: (_c, { query: { unread, before } }) =>
        desk.listTalks({ unread: unread === "1", before }),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/trips/:id",
      may: "viewer",
      tag,
      summary: "A request with its timeline",
      answer: DeskTripDetail,
      handle: (c) => desk.getDetail(c.get("admin"), readUuid(c)),
    }),
    defineCall({
      method: "PATCH",
      path: "/api/desk/trips/:id",
      may: "editor",
      tag,
      summary: "Move a request, give it an owner, plan the next action",
      body: TripChange,
      answer: DeskTripDetail,
      handle: (c, { body }) => desk.changeTrip(c.get("admin"), readUuid(c), body),
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/trips/:id/notes",
      may: "editor",
      tag,
      summary: "Add a note",
      body: TripNoteInput,
      answer: DeskTripDetail,
      status: 201,
      handle: (c, { body }) => desk.addNote(c.get("admin"), readUuid(c), body.body),
    }),
    defineCall({
      method: "DELETE",
      path: "/api/desk/trips/:id/notes/:note",
      may: "editor",
      tag,
      summary: "Delete a note",
      answer: DeskTripDetail,
      handle: (c) => desk.removeNote(c.get("admin"), readUuid(c), readUuid(c, "note")),
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/trips/:id/replies",
      may: "editor",
      tag,
      summary: "Answer by mail",
      body: TripReplyInput,
      answer: DeskTripDetail,
      status: 201,
      handle: (c, { body }) => desk.reply(c.get("admin"), readUuid(c), body),
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/trips/:id/seen",
      may: "editor",
      tag,
      summary: "Mark as read",
      answer: Message,
      async handle(c) {
        await desk.markSeen(readUuid(c));
        return { message: "Read." };
      },
    }),
  ];
}

/** Lists that an administrator comes back to; they change nothing that a viewer may not. */
const createViewCalls = (desk: TripDesk): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/views",
    may: "viewer",
    tag,
    summary: "One's own saved views",
    answer: DeskViewList,
    handle: async (c) => ({ views: await desk.listViews(c.get("admin")) }),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/views",
    may: "viewer",
    tag,
    summary: "Save a view under a name",
    body: DeskViewInput,
    answer: DeskViewList,
    status: 201,
    handle: async (c, { body }) => ({ views: await desk.keepView(c.get("admin"), body) }),
  }),
  defineCall({
    method: "DELETE",
    path: "/api/desk/views/:id",
    may: "viewer",
    tag,
    summary: "Forget a saved view",
    answer: DeskViewList,
    handle: async (c) => ({ views: await desk.dropView(c.get("admin"), readUuid(c)) }),
  }),
];
