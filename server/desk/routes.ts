import { Hono } from "hono";
import { AuditQuery } from "#contract/desk.ts";
import type { AdminService } from "#server/admin/service.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { parseInput } from "#server/http/read-body.ts";
import type { Resources } from "#server/resources.ts";
import { createAccessService } from "./admins/access-service.ts";
import { createAccessCalls, createTeamCalls } from "./admins/calls.ts";
import { createTeamService } from "./admins/team-service.ts";
import { listAudit } from "./audit/store.ts";
import { type DeskCall, mountDeskCalls } from "./calls.ts";
import { createEventCalls } from "./events.ts";
import { readOverview } from "./overview/store.ts";
import { createTripCalls } from "./trips/calls.ts";
import { createTripDesk } from "./trips/service.ts";
import { createVoiceCalls, type VoiceServices } from "./voices/calls.ts";

/** Every call of the desk, below /api/desk; the permission tests go through this list. */
export function createDeskCalls(
  resources: Resources,
  services: { admins: AdminService } & VoiceServices,
): DeskCall[] {
  const { database, clock, streams } = resources;
  const access = createAccessService(resources);
  return [
    {
      method: "GET",
      path: "/overview",
      role: "viewer",
      handle: async (c) => c.json(await readOverview(database.db, clock())),
    },
    ...createTripCalls(createTripDesk(resources)),
    ...createVoiceCalls(services, resources.storage),
    ...createAccessCalls(access),
    ...createTeamCalls(createTeamService(resources), access),
    {
      method: "GET",
      path: "/audit",
      role: "owner",
      handle: async (c) =>
        c.json(await listAudit(database.db, parseInput(AuditQuery, c.req.query()))),
    },
    ...createEventCalls(streams, services.admins),
  ];
}

export function createDeskRoutes(
  resources: Resources,
  services: { admins: AdminService } & VoiceServices,
): Hono<HttpEnv> {
  const calls = createDeskCalls(resources, services);
  return new Hono<HttpEnv>().route("/api/desk", mountDeskCalls(calls, services.admins));
}
