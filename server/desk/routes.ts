import { Hono } from "hono";
import { AuditQuery } from "#contract/desk.ts";
import type { AccessService } from "#server/admins/access-service.ts";
import { createAccessCalls, createTeamCalls } from "#server/admins/desk-calls.ts";
import type { AdminService } from "#server/admins/service.ts";
import type { TeamService } from "#server/admins/team-service.ts";
import { listAudit } from "#server/audit/store.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { parseInput } from "#server/http/read-body.ts";
import type { Resources } from "#server/resources.ts";
import { createTripCalls } from "#server/trips/desk-calls.ts";
import type { TripDesk } from "#server/trips/desk-service.ts";
import { type DeskCall, mountDeskCalls } from "./calls.ts";
import { createEventCalls } from "./events.ts";
import { readOverview } from "./overview-store.ts";
import { createVoiceCalls, type VoiceServices } from "./voice-calls.ts";

export type DeskServices = VoiceServices & {
  admins: AdminService;
  access: AccessService;
  team: TeamService;
  tripDesk: TripDesk;
};

/** Every call of the desk, below /api/desk; the permission tests go through this list. */
export function createDeskCalls(resources: Resources, services: DeskServices): DeskCall[] {
  const { database, clock, streams } = resources;
  const { access, team, tripDesk } = services;
  return [
    {
      method: "GET",
      path: "/overview",
      role: "viewer",
      handle: async (c) => c.json(await readOverview(database.db, clock())),
    },
    ...createTripCalls(tripDesk),
    ...createVoiceCalls(services, resources.storage),
    ...createAccessCalls(access),
    ...createTeamCalls(team, access),
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

export function createDeskRoutes(resources: Resources, services: DeskServices): Hono<HttpEnv> {
  const calls = createDeskCalls(resources, services);
  return new Hono<HttpEnv>().route("/api/desk", mountDeskCalls(calls, services.admins));
}
