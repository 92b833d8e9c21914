import type { Mutant } from "./mutant.ts";

/** Who may know and who may do what: sessions, roles, links. */
export const accessMutants: Mutant[] = [
  {
    name: "another site's link carries the desk's cookie",
    file: "server/http/site-cookie.ts",
    text: 'sameSite: "Strict"',
    broken: 'sameSite: "Lax"',
    test: "server/admins/session.test.ts",
  },
  {
    name: "a cache may keep what a signed-in call answers",
    file: "server/calls/mount-calls.ts",
    text: 'context.header("cache-control", "no-store");',
    broken: "",
    test: "server/desk/permissions.test.ts",
  },
  {
    name: "a trip that is at a stage already is moved there again",
    file: "server/trips/trip-file.ts",
    text: "if (trip.stage === stage) return;",
    broken: "",
    test: "server/quotes/last-days.test.ts",
  },
  {
    name: "the desk's change to the stage it has is an event",
    file: "server/trips/desk/change-service.ts",
    text: "(change.stage !== trip.stage || reason !== trip.lostReason || code !== trip.lostCode)",
    broken: "true",
    test: "server/trips/desk/pipeline.test.ts",
  },
  {
    name: "a viewer may do what an editor may",
    file: "server/admins/session.ts",
    text: "rank[admin.role] < rank[role]",
    broken: "rank[admin.role] < 1",
    test: "server/desk/permissions.test.ts",
  },
  {
    name: "a required second factor is asked of nobody",
    file: "server/admins/session.ts",
    text: "admin.mustEnrol && !enrolling",
    broken: "false",
    test: "server/admins/team.test.ts",
  },
  {
    name: "an editor sets a margin",
    file: "server/rates/service.ts",
    text: 'margin !== null && !isAtLeast(admin.role, "manager")',
    broken: "false",
    test: "server/rates/rates.test.ts",
  },
  {
    name: "another site's page changes something at the desk",
    file: "server/http/same-origin.ts",
    text: "if (isForeign) throw",
    broken: "if (false) throw",
    test: "server/desk/permissions.test.ts",
  },
  {
    name: "an editor changes the firm, its taxes and its numbers",
    file: "server/quotes/desk-calls.ts",
    text: 'method: "PUT",\n    path: "/api/desk/money-settings",\n    may: "owner",',
    broken: 'method: "PUT",\n    path: "/api/desk/money-settings",\n    may: "editor",',
    test: "server/desk/permissions.test.ts",
  },
  {
    name: "a call of travellers asks nobody who they are",
    file: "server/calls/mount-calls.ts",
    text: 'context.set("user", await guards.requireUser(context.req.raw));',
    broken: "",
    test: "server/desk/permissions.test.ts",
  },
];
