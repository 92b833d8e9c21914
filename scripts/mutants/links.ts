import type { Mutant } from "./mutant.ts";

/** What the secret links of trips, suppliers and calendars open, and for how long. */
export const linkMutants: Mutant[] = [
  {
    name: "a reading link edits",
    file: "server/trips/links.ts",
    text: 'kind === "edit" && found.kind !== "edit"',
    broken: "false",
    test: "server/trips/link-permissions.test.ts",
  },
  {
    name: "a closed link opens",
    file: "server/trips/link-store.ts",
    text: "isNull(tripLinks.closedAt),\n",
    broken: "",
    test: "server/trips/link-permissions.test.ts",
  },
  {
    name: "a link that has run out opens",
    file: "server/trips/link-store.ts",
    text: "gt(tripLinks.expiresAt, now)",
    broken: "sql`true`",
    test: "server/trips/own-page.test.ts",
  },
  {
    name: "a reading link reads what was said to the office",
    file: "server/trips/page-service.ts",
    text: 'message: mayEdit ? trip.message : ""',
    broken: "message: trip.message",
    test: "tests/attacks/new-surfaces.test.ts",
  },
  {
    name: "a reading link reads the office's answers",
    file: "server/trips/page-service.ts",
    text: "mayEdit ? listTripMessages(db, trip.id) : []",
    broken: "listTripMessages(db, trip.id)",
    test: "tests/attacks/new-surfaces.test.ts",
  },
  {
    name: "a cache keeps what stands behind a link",
    file: "server/trips/link-calls.ts",
    text: '"cache-control": "private, no-store"',
    broken: '"cache-control": "private"',
    test: "server/trips/link-permissions.test.ts",
  },
  {
    name: "a search engine lists what stands behind a link",
    file: "server/trips/link-calls.ts",
    text: '"x-robots-tag": "noindex, nofollow"',
    broken: '"x-robots-tag": "nofollow"',
    test: "server/trips/link-permissions.test.ts",
  },
  {
    name: "a renewed link leaves the one before open",
    file: "server/trips/page-service.ts",
    text: "await links.close(db, trip.id, kind);",
    broken: "",
    test: "server/trips/page.test.ts",
  },
  {
    name: "a link opens another trip's invoice",
    file: "server/money/service.ts",
    text: "store.findDocument(database.db, id, trip.id)",
    broken: "store.findDocument(database.db, id)",
    test: "tests/attacks/new-surfaces.test.ts",
  },
  {
    name: "a calendar is read by who is no longer of the desk",
    file: "server/agenda/feed-store.ts",
    text: "and(eq(calendarFeeds.tokenHash, tokenHash), isNull(admins.disabledAt))",
    broken: "eq(calendarFeeds.tokenHash, tokenHash)",
    test: "server/agenda/feed.test.ts",
  },
  {
    name: "a withdrawn supplier still answers",
    file: "server/agenda/ask-store.ts",
    text: "and(eq(supplierAsks.tokenHash, tokenHash), isWanted)",
    broken: "eq(supplierAsks.tokenHash, tokenHash)",
    test: "tests/attacks/new-surfaces.test.ts",
  },
];
