import * as z from "zod/mini";
import { TripCounts, TripList, TripListQuery } from "#contract/wire/desk.ts";
import {
  DeskNumbers,
  DeskViewInput,
  DeskViewList,
  TripTableQuery,
} from "#contract/wire/desk-requests.ts";
import { TalkList, TalksQuery } from "#contract/wire/trip-talks.ts";
import { TravellerListItem } from "#contract/wire/trips.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { pagesTo } from "#server/calls/withheld.ts";
import { csvResponse } from "#server/http/csv.ts";
import { answerArray } from "#server/http/stream-pages.ts";
import type { TripService } from "#server/trips/service.ts";
import { tripHeads, tripLines } from "./trip-table.ts";

const tag = "Desk: trips";

/** GET /Travellerlist, section 7; the desk's lists of requests, one's own views of them, and the talks. */
export function createTripListCalls({
  lists,
  talks,
  views,
}: Pick<TripService, "lists" | "talks" | "views">): Call[] {
  return [
    defineCall({
      method: "GET",
      path: "/Travellerlist",
      may: "viewer",
      tag: "Product",
      summary: "Trip requests, newest first: all, in one array",
      answer: z.array(TravellerListItem),
      handle: (c) => answerArray(c, pagesTo(c.get("admin"), lists.listTravellers())),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/trips",
      may: "viewer",
      tag,
      summary: "The pipeline",
      query: TripListQuery,
      answer: TripList,
      handle: (_c, { query }) => lists.listTrips(query),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/trips/counts",
      may: "viewer",
      tag,
      summary: "Requests by stage",
      answer: TripCounts,
      handle: () => lists.countTrips(),
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
          tripHeads(query.zone),
          tripLines(lists.exportTrips(c.get("admin"), query), query.zone),
        ),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/numbers",
      may: "viewer",
      tag,
      summary: "What became of the requests of twelve months",
      answer: DeskNumbers,
      handle: () => lists.readNumbers(),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/talks",
      may: "viewer",
      tag,
      summary: "Messages of travellers about their requests",
      query: TalksQuery,
      answer: TalkList,
      handle: (_c, { query: { unread, before } }) =>
        talks.listTalks({ unread: unread === "1", before }),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/views",
      may: "viewer",
      tag,
      summary: "One's own saved views",
      answer: DeskViewList,
      handle: async (c) => ({ views: await views.listViews(c.get("admin")) }),
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
      handle: async (c, { body }) => ({ views: await views.keepView(c.get("admin"), body) }),
    }),
    defineCall({
      method: "DELETE",
      path: "/api/desk/views/:id",
      may: "viewer",
      tag,
      summary: "Forget a saved view",
      answer: DeskViewList,
      handle: async (c) => ({ views: await views.dropView(c.get("admin"), readUuid(c)) }),
    }),
  ];
}
