import { Message } from "#contract/text.ts";
import { TripBulkResult, TripEntryInput } from "#contract/wire/desk-requests.ts";
import {
  TripBulkInput,
  TripChange,
  TripNoteInput,
  TripReplyInput,
} from "#contract/wire/desk-trip-changes.ts";
import { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import type { TripService } from "#server/trips/service.ts";

const tag = "Desk: trips";

/** What the desk does with requests, below /api/desk/trips. */
export function createTripDeskCalls(trips: TripService): Call[] {
  const { details, changes, notes, talks } = trips;
  return [
    defineCall({
      method: "POST",
      path: "/api/desk/trips",
      may: "editor",
      tag,
      summary: "Write down a request that came by telephone or otherwise",
      body: TripEntryInput,
      answer: DeskTripDetail,
      status: 201,
      async handle(c, { body }) {
        const id = await trips.enterTrip(c.get("admin"), body);
        return details.getForDesk(c.get("admin"), id);
      },
    }),
    defineCall({
      method: "PATCH",
      path: "/api/desk/trips",
      may: "editor",
      tag,
      summary: "One change of several requests",
      body: TripBulkInput,
      answer: TripBulkResult,
      handle: (c, { body }) => changes.changeTrips(c.get("admin"), body),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/trips/:id",
      may: "viewer",
      tag,
      summary: "A request with its timeline",
      answer: DeskTripDetail,
      handle: (c) => details.getForDesk(c.get("admin"), readUuid(c)),
    }),
    defineCall({
      method: "PATCH",
      path: "/api/desk/trips/:id",
      may: "editor",
      tag,
      summary: "Move a request, give it an owner, plan the next action",
      body: TripChange,
      answer: DeskTripDetail,
      async handle(c, { body }) {
        await changes.changeTrip(c.get("admin"), readUuid(c), body);
        return details.getForDesk(c.get("admin"), readUuid(c));
      },
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
      async handle(c, { body }) {
        await notes.addNote(c.get("admin"), readUuid(c), body.body);
        return details.getForDesk(c.get("admin"), readUuid(c));
      },
    }),
    defineCall({
      method: "DELETE",
      path: "/api/desk/trips/:id/notes/:note",
      may: "editor",
      tag,
      summary: "Delete a note",
      answer: DeskTripDetail,
      async handle(c) {
        await notes.removeNote(c.get("admin"), readUuid(c), readUuid(c, "note"));
        return details.getForDesk(c.get("admin"), readUuid(c));
      },
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
      async handle(c, { body }) {
        await talks.reply(c.get("admin"), readUuid(c), body);
        return details.getForDesk(c.get("admin"), readUuid(c));
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/trips/:id/seen",
      may: "editor",
      tag,
      summary: "Mark as read",
      answer: Message,
      async handle(c) {
        await talks.markSeenByDesk(readUuid(c));
        return { message: "Read." };
      },
    }),
  ];
}
