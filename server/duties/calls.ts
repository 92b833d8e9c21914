import { Duties, DutyInput, SeatInput, TripDuties } from "#contract/trip/duties.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { sendPdf } from "#server/papers/send-paper.ts";
import type { RoadService } from "#server/road/service.ts";
import { readDay, readItem } from "./read-duty.ts";
import type { DutyService } from "./service.ts";

const tag = "Desk: the road";

/** What a driver or guide sees and says; who of the desk drives and guides. */
export const createDutyCalls = (
  duties: DutyService,
  road: Pick<RoadService, "writePaper">,
): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/duties",
    may: "driver",
    tag,
    summary: "One's own duties, from today on",
    answer: Duties,
    handle: (c) => duties.listDuties(c.get("admin")),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/duties/:trip/:item/:day",
    may: "driver",
    tag,
    summary: "Start or finish a day of one's own, with kilometres, or take that back",
    body: DutyInput,
    answer: Duties,
    handle: (c, { body }) => {
      const key = { tripId: readUuid(c, "trip"), item: readItem(c), day: readDay(c) };
      return duties.mark(c.get("admin"), key, body);
    },
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/duties/:trip/:item/paper.pdf",
    may: "driver",
    tag,
    summary: "The duty slip or guide sheet of a line of one's own as PDF",
    answerType: "application/pdf",
    async handle(c) {
      const admin = c.get("admin");
      const [tripId, item] = [readUuid(c, "trip"), readItem(c)];
      const { line } = await duties.findOwn(admin, tripId, item);
      const paper = line.kind === "transport" ? "duty-slip" : "guide-sheet";
      const asking = { admin, network: visitorKey(c) };
      return sendPdf(await road.writePaper(asking, tripId, paper, item, { hidesCharges: true }));
    },
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/trips/:id/duties",
    may: "viewer",
    tag,
    summary: "Who at the desk drives and guides a trip, and what they said of its days",
    answer: TripDuties,
    handle: (c) => duties.getTripDuties(readUuid(c)),
  }),
  defineCall({
    method: "PUT",
    path: "/api/desk/trips/:id/duties/:item",
    may: "editor",
    tag,
    summary: "Say who at the desk drives or guides a line of what is agreed",
    body: SeatInput,
    answer: TripDuties,
    handle: (c, { body }) => duties.seat(c.get("admin"), readUuid(c), readItem(c), body.admin),
  }),
];
