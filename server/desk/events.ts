import type { DeskEvent } from "#contract/desk.ts";
import type { AdminService } from "#server/admins/service.ts";
import { readAdminCookie } from "#server/admins/session.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { EventStreams } from "#server/live/event-streams.ts";
import type { DeskCall } from "./calls.ts";

/** What the desk listens to. */
export const deskTopics = [
  "trips",
  "Comments",
  "chat",
  "desk-reviews",
  "desk-photos",
  "desk-contact",
  "desk-newsletter",
] as const;

/** GET /api/desk/events: what has changed, by reference; the desk reads it again. */
export function createEventCalls(streams: EventStreams, admins: AdminService): DeskCall[] {
  return [
    {
      method: "GET",
      path: "/events",
      role: "viewer",
      handle(context) {
        const token = readAdminCookie(context) ?? "";
        return streams.open({
          topics: deskTopics,
          present: ({ topic, type, id }): DeskEvent => ({ topic, type, id }),
          stillAllowed: async () => (await admins.findAdmin(token)) !== null,
          owner: `admin:${context.get("admin").id}`,
          network: visitorKey(context),
          request: context.req.raw,
        });
      },
    },
  ];
}
