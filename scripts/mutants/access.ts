import type { Mutant } from "./mutant.ts";

/** Who may know and who may do what: sessions, roles, links. */
export const accessMutants: Mutant[] = [
  {
    name: "another site's link carries the desk's cookie",
    file: "server/admins/session.ts",
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
    file: "server/trips/change-service.ts",
    text: "(change.stage !== trip.stage || reason !== trip.lostReason || code !== trip.lostCode)",
    broken: "true",
    test: "server/trips/pipeline.test.ts",
  },
];
