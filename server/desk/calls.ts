import { AuditPage, AuditQuery } from "#contract/wire/audit.ts";
import { type DeskEvent, DeskOverview } from "#contract/wire/desk-overview.ts";
import type { AdminService } from "#server/admins/service.ts";
import { readAdminCookie } from "#server/admins/session.ts";
import { listAudit } from "#server/audit/store.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { visitorKey, visitorKeys } from "#server/http/visitor-key.ts";
import { countOutbox } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import { type OverviewServices, readOverview } from "./read-overview.ts";

/** What the desk listens to. */
const deskTopics = [
  "trips",
  "Comments",
  "chat",
  "desk-reviews",
  "desk-photos",
  "desk-contact",
  "desk-newsletter",
  "desk-content",
  "desk-facts",
  "content",
] as const;

/** What belongs to no feature: the dashboard's numbers, the audit log, the stream of changes. */
export function createOfficeCalls(
  { database, streams }: Pick<Resources, "database" | "streams">,
  services: Omit<OverviewServices, "outbox"> & { admins: Pick<AdminService, "findAdmin"> },
): Call[] {
  const outbox = {
    countFailed: async () => (await countOutbox(database.db)).failed,
  };
  return [
    defineCall({
      method: "GET",
      path: "/api/desk/overview",
      may: "viewer",
      tag: "Desk: trips",
      summary: "The dashboard's numbers",
      answer: DeskOverview,
      handle: () => readOverview({ ...services, outbox }),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/audit",
      may: "owner",
      tag: "Desk: administrators",
      summary: "Who did what",
      query: AuditQuery,
      answer: AuditPage,
      handle: (_c, { query }) => listAudit(database.db, query),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/events",
      may: "viewer",
      tag: "Desk: administrators",
      summary: "Server-sent events of the desk",
      description: "What has changed, by reference; the desk reads it again.",
      answerType: "text/event-stream",
      handle(c) {
        const token = readAdminCookie(c) ?? "";
        return streams.open({
          topics: deskTopics,
          present: ({ topic, type, id }): DeskEvent => ({ topic, type, id }),
          stillAllowed: async () => (await services.admins.findAdmin(token)) !== null,
          askEachTime: true,
          owner: `admin:${c.get("admin").id}`,
          network: visitorKey(c),
          wide: visitorKeys(c).wide,
          request: c.req.raw,
        });
      },
    }),
  ];
}
