import { type Import, isOurs, isTest } from "./import-graph.ts";

/** Who may need whom. A rule names its fault; `case` is an import that it must refuse. */
export type ImportRule = {
  name: string;
  /** What to do about a fault. */
  advice: string;
  forbids(one: Import): boolean;
  case: { at: string; text: string };
};

/** `server/trips/store.ts` → `server/trips`; a file at the top of a room stands for itself. */
export const folderOf = (path: string): string => path.split("/").slice(0, 2).join("/");

const ground = /^server\/(audit|limits|errors|db|config|days|languages)\//;
/** What every feature stands on: its stores are its interface. */
const shared = new Set(["server/mail", "server/push", "server/storage", "server/audit"]);

export const importRules: ImportRule[] = [
  {
    name: "the browser's room takes only types from the server",
    advice: "the shape that both need belongs to contract/, the data comes through a loader",
    forbids: ({ from, to, kind }) =>
      from.startsWith("app/") && to.startsWith("server/") && kind !== "type",
    case: {
      at: "app/site/one.ts",
      text: 'import { type Config, readConfig } from "#server/config/config.ts";',
    },
  },
  {
    name: "the server never needs the browser's room",
    advice: "what both need belongs to contract/",
    forbids: ({ from, to }) => from.startsWith("server/") && to.startsWith("app/"),
    case: { at: "server/data/rest/one.ts", text: 'import type { A } from "../../../app/a.ts";' },
  },
  {
    name: "contract/ needs zod, itself and the trip alone",
    advice: "the wire knows neither side: move what it needs into contract/",
    forbids: ({ from, to }) =>
      from.startsWith("contract/") && !/^(zod(\/mini)?$|contract\/|trip\/)/.test(to),
    case: { at: "contract/one.ts", text: 'export * from "#content/places.ts";' },
  },
  {
    name: "a feature never reaches into another's store",
    advice: "ask that feature's service, which also decides who may",
    forbids: ({ from, to }) =>
      from.startsWith("server/") &&
      /^server\/.+store\.ts$/.test(to) &&
      !/^server\/[^/]+$/.test(from) &&
      folderOf(from) !== folderOf(to) &&
      !shared.has(folderOf(to)),
    case: {
      at: "server/data/rest/one.ts",
      text: 'const { listTrips } = await import("#server/trips/store.ts");',
    },
  },
  {
    name: "limits are asked by their names",
    advice: "give it a row in server/limits/limits.ts and ask `resources.limits` for it",
    forbids: ({ from, to }) =>
      to === "server/limits/hits.ts" && !from.startsWith("server/limits/") && !isTest(from),
    case: {
      at: "server/trips/one.ts",
      text: 'import { takeHit } from "#server/limits/hits.ts";',
    },
  },
  {
    name: "the ground floor needs nothing above it",
    advice: "hand it in as a parameter, or move what it needs down",
    forbids: ({ from, to }) =>
      ground.test(from) && isOurs(to) && !ground.test(to) && !to.startsWith("contract/"),
    case: { at: "server/db/one.ts", text: 'import "../trips/service.ts";' },
  },
  {
    name: "trip/ needs zod, itself and the contract alone",
    advice: "the document is the same in browser, worker, server and tests: hand in what it needs",
    forbids: ({ from, to }) =>
      from.startsWith("trip/") && !/^(zod\/mini$|trip\/|contract\/)/.test(to),
    case: { at: "trip/one.ts", text: 'import { planTrip } from "#planner/trip/plan-trip.ts";' },
  },
  {
    name: "the planner needs itself, the trip, types of the contract and the sun alone",
    advice: "it runs in a worker, on the server and in the bench alike: hand in what it needs",
    forbids: ({ from, to, kind }) =>
      from.startsWith("planner/") &&
      !to.startsWith("planner/") &&
      !to.startsWith("trip/") &&
      // Arithmetic without a clock or a request of its own.
      to !== "suncalc" &&
      !(kind === "type" && to.startsWith("contract/")),
    case: { at: "planner/one.ts", text: 'import { Place } from "#contract/content/facts.ts";' },
  },
  {
    name: "words/ needs itself, the trip and types of the contract alone",
    advice: "sentences are made of codes and values alone, for pages and server alike",
    forbids: ({ from, to, kind }) =>
      from.startsWith("words/") &&
      !/^(words|trip)\//.test(to) &&
      !(kind === "type" && to.startsWith("contract/")),
    case: { at: "words/one.ts", text: 'import { m } from "#app/paraglide/messages.js";' },
  },
  {
    name: "strangers' pictures are decoded in one room",
    advice: "hand the picture to server/pictures/picture-room.ts, which is bounded",
    forbids: ({ from, to, kind }) =>
      from.startsWith("server/") &&
      to === "sharp" &&
      kind !== "type" &&
      // Cards and papers are drawn from pictures of our own.
      from !== "server/content/social-cards.ts" &&
      from !== "server/content/print-pictures.ts" &&
      from !== "server/pictures/picture-room.ts",
    case: { at: "server/photos/one.ts", text: 'const { default: sharp } = await import("sharp");' },
  },
  {
    name: "nothing that runs needs a test or what tests are made with",
    advice: "move it out of tests/, or do without",
    forbids: ({ from, to }) =>
      /^(main\.mjs$|app\/|server\/|contract\/|trip\/|words\/|planner\/)/.test(from) &&
      (to.startsWith("tests/") || /\.test\.tsx?$/.test(to)),
    case: { at: "server/one.ts", text: 'import { f } from "#tests/factories/requests.ts";' },
  },
];

/** `from → to` of each import that a rule forbids. Tests may look everywhere. */
export const findFaults = (rule: ImportRule, graph: Import[]): string[] => [
  ...new Set(
    graph
      .filter((one) => !isTest(one.from) && rule.forbids(one))
      .map(({ from, to }) => `${from} → ${to}`),
  ),
];

/** Groups of files that need each other, types included, each as its sorted members joined by ` ↔ `. */
export function findCircles(graph: Import[]): string[] {
  const needs = new Map<string, string[]>();
  for (const { from, to } of graph)
    if (!isTest(from) && isOurs(to)) needs.set(from, [...(needs.get(from) ?? []), to]);
  const reachable = new Map<string, Set<string>>();
  for (const start of needs.keys()) {
    const seen = new Set<string>();
    const open = [...(needs.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(needs.get(next) ?? []));
    }
    reachable.set(start, seen);
  }
  const circles = [...reachable].flatMap(([file, reached]) =>
    reached.has(file)
      ? [
          [...reached]
            .filter((other) => reachable.get(other)?.has(file))
            .sort()
            .join(" ↔ "),
        ]
      : [],
  );
  return [...new Set(circles)].sort();
}

/** Folders of a room that need each other: a newcomer cannot read one without the other. */
export function findFolderPairs(graph: Import[]): string[] {
  const arrows = new Set(
    graph
      .filter(({ from, to }) => !isTest(from) && isOurs(to))
      .map(({ from, to }) => `${folderOf(from)} → ${folderOf(to)}`),
  );
  return [...arrows]
    .flatMap((arrow) => {
      const [from = "", to = ""] = arrow.split(" → ");
      return from < to && arrows.has(`${to} → ${from}`) ? [`${from} ↔ ${to}`] : [];
    })
    .sort();
}
