import * as z from "zod/mini";
import { TripChange, TripListQuery, TripNoteInput, TripReplyInput } from "#contract/desk.ts";
import { type DeskCall, readUuid } from "#server/desk/calls.ts";
import { csvResponse } from "#server/desk/csv.ts";
import { parseInput, readJson } from "#server/http/read-body.ts";
import type { TripDesk } from "./desk-service.ts";
import type { DeskTripRow } from "./desk-store.ts";

const TalksQuery = z.object({
  unread: z.optional(z.enum(["1", ""])),
  before: z.optional(z.uuid("This place in the list is not readable.")),
});

const columns: [string, (trip: DeskTripRow) => string | number | null][] = [
  ["Reference", (trip) => trip.reference],
  ["Received", (trip) => trip.createdAt.toISOString()],
  ["Stage", (trip) => trip.stage],
  ["Lost because", (trip) => trip.lostReason],
  ["Owner", (trip) => trip.ownerName],
  ["Next action", (trip) => trip.nextAction],
  ["Next action on", (trip) => trip.nextActionOn],
  ["Name", (trip) => trip.name],
  ["Email", (trip) => trip.email],
  ["Phone", (trip) => trip.phone],
  ["Destination", (trip) => trip.destination],
  ["Travel date", (trip) => trip.travelDate],
  ["Travelers", (trip) => trip.travelers],
  ["Trip type", (trip) => trip.tripType],
  ["Special requests", (trip) => trip.message],
  ["First answer", (trip) => trip.answeredAt?.toISOString() ?? null],
];

async function* rowsOf(pages: AsyncIterable<DeskTripRow[]>) {
  for await (const page of pages) yield page.map((trip) => columns.map(([, read]) => read(trip)));
}

/** The pipeline's calls, below /api/desk. */
export function createTripCalls(desk: TripDesk): DeskCall[] {
  return [
    {
      method: "GET",
      path: "/trips",
      role: "viewer",
      handle: async (c) => c.json(await desk.listTrips(parseInput(TripListQuery, c.req.query()))),
    },
    {
      method: "GET",
      path: "/trips/counts",
      role: "viewer",
      handle: async (c) => c.json(await desk.countTrips()),
    },
    {
      method: "GET",
      path: "/trips.csv",
      // Whoever may read the list may take it along: decision 026.
      role: "viewer",
      handle: (c) =>
        csvResponse(
          "trip-requests.csv",
          columns.map(([name]) => name),
          rowsOf(desk.exportTrips(c.get("admin"), parseInput(TripListQuery, c.req.query()))),
        ),
    },
    {
      method: "GET",
      path: "/talks",
      role: "viewer",
      handle: async (c) => {
        const { unread, before } = parseInput(TalksQuery, c.req.query());
        return c.json(await desk.listTalks({ unread: unread === "1", before }));
      },
    },
    {
      method: "GET",
      path: "/trips/:id",
      role: "viewer",
      handle: async (c) => c.json(await desk.getDetail(c.get("admin"), readUuid(c))),
    },
    {
      method: "PATCH",
      path: "/trips/:id",
      role: "editor",
      handle: async (c) =>
        c.json(await desk.changeTrip(c.get("admin"), readUuid(c), await readJson(c, TripChange))),
    },
    {
      method: "POST",
      path: "/trips/:id/notes",
      role: "editor",
      handle: async (c) => {
        const { body } = await readJson(c, TripNoteInput);
        return c.json(await desk.addNote(c.get("admin"), readUuid(c), body), 201);
      },
    },
    {
      method: "DELETE",
      path: "/trips/:id/notes/:note",
      role: "editor",
      handle: async (c) =>
        c.json(await desk.removeNote(c.get("admin"), readUuid(c), readUuid(c, "note"))),
    },
    {
      method: "POST",
      path: "/trips/:id/replies",
      role: "editor",
      handle: async (c) => {
        const letter = await readJson(c, TripReplyInput);
        return c.json(await desk.reply(c.get("admin"), readUuid(c), letter), 201);
      },
    },
    {
      method: "POST",
      path: "/trips/:id/seen",
      role: "editor",
      handle: async (c) => {
        await desk.markSeen(readUuid(c));
        return c.json({ message: "Read." });
      },
    },
  ];
}
