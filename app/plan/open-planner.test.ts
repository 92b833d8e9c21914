import { afterEach, expect, test, vi } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { packFacts } from "#planner/packed/pack-facts.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { openPlanner } from "./open-planner.ts";

const wish = Wish.parse({ when: { from: "2027-02-06", days: 2 }, start: "base:agra" });
const plannable = getPlannable();
const { packed, texts } = packFacts(plannable, "0", (state) => `${state}-1`);
const files = new Map([
  ["/data/planner-facts-1.json", JSON.stringify(packed)],
  ["/data/planner-texts-all-1.json", JSON.stringify(Object.fromEntries(texts))],
  ...[...texts].map(([part, own]) => [`/data/planner-texts-${part}.json`, JSON.stringify(own)]),
] as [string, string][]);

afterEach(() => vi.unstubAllGlobals());

/** The site's facts come from the network as often as they are asked for. */
function answerFacts(answer = (address: string) => files.get(address)) {
  const fetched = vi.fn(async (address: string) => {
    const text = answer(address);
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function expectPlans() {
  const fetched = answerFacts();
  const planner = openPlanner("/data/planner-facts-1.json");
  const trip = await planner.plan(wish, () => {});
  expect(trip.document.days).toHaveLength(2);
  const [visit] = trip.document.days.flatMap(({ items }) =>
    items.filter(({ kind }) => kind === "visit"),
  );
  if (visit?.kind !== "visit") throw new Error("There is nothing to see.");
  const { document, itinerary } = await planner.change(trip.document, {
    ...{ do: "never", id: visit.sight },
  });
  expect(document.wish?.never).toContain(visit.sight);
  const asked = fetched.mock.calls.map(([address]) => address);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toContain("/data/planner-texts-uttar-pradesh-1.json");
  expect(asked).not.toContain("/data/planner-texts-kerala-1.json");
  expect(JSON.stringify([trip, document, itinerary])).not.toMatch(/[\uE000\uE001]/);
  planner.close();
}

test("a phone without workers plans and changes on the page's own thread", async () => {
  vi.stubGlobal("Worker", undefined);
  await expectPlans();
});

test("a browser that forbids workers is one without", async () => {
  vi.stubGlobal(
    "Worker",
    class {
      constructor() {
        throw new DOMException("not here", "SecurityError");
      }
    },
  );
  await expectPlans();
});

test("a worker that dies over its work loses nothing: the same question is answered here", async () => {
  let started = 0;
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      constructor() {
        super();
        started += 1;
      }
      postMessage({ ask }: { ask: string }) {
        if (ask !== "begin") queueMicrotask(() => this.dispatchEvent(new Event("error")));
      }
      terminate() {}
    },
  );
  await expectPlans();
  expect(started).toBeGreaterThan(0);
});

test("a part that does not come is asked for once more, and then the question fails until it comes", async () => {
  vi.stubGlobal("Worker", undefined);
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true, advanceTimeDelta: 200 });
  let failures = 2;
  const fetched = answerFacts();
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.includes("texts-uttar-pradesh") && failures-- > 0)
      throw new TypeError("no network");
    return fetched(address);
  });
  const planner = openPlanner("/data/planner-facts-1.json");
  await expect(planner.plan(wish, () => {})).rejects.toThrow("no network");
  const trip = await planner.plan(wish, () => {});
  expect(trip.itinerary.days[0]?.sleeps?.name).toBe("Agra");
  planner.close();
  vi.useRealTimers();
});

test("texts of another release bring today's facts, and the question is answered on them", async () => {
  vi.stubGlobal("Worker", undefined);
  const today = packFacts(plannable, "0", (state) => `${state}-2`);
  const later = new Map([
    ["/data/planner-facts-1.json", JSON.stringify(packed)],
    ["/data/planner-facts-now.json", JSON.stringify(today.packed)],
    ...[...today.texts].map(([part, own]) => [
      `/data/planner-texts-${part}.json`,
      JSON.stringify(own),
    ]),
  ] as [string, string][]);
  answerFacts((address) => later.get(address));
  const planner = openPlanner("/data/planner-facts-1.json");
  const trip = await planner.plan(wish, () => {});
  expect(JSON.stringify(trip)).not.toMatch(/[\uE000\uE001]/);
  planner.close();
});

test("all names are one file", async () => {
  vi.stubGlobal("Worker", undefined);
  const fetched = answerFacts();
  const planner = openPlanner("/data/planner-facts-1.json");
  const names = await planner.listNames();
  expect(names).toContainEqual({ id: "taj-mahal", name: "Taj Mahal", where: "Agra" });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "/data/planner-facts-1.json",
    "/data/planner-texts-all-1.json",
  ]);
  planner.close();
});
