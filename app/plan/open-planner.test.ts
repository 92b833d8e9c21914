import { afterEach, expect, test, vi } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { openPlanner } from "./open-planner.ts";

const wish = Wish.parse({ when: { from: "2027-02-06", days: 2 }, start: "base:agra" });
const facts = JSON.stringify(getPlannable());

afterEach(() => vi.unstubAllGlobals());

/** The site's facts come from the network as often as they are asked for. */
function answerFacts() {
  const fetched = vi.fn(async () => new Response(facts));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function expectPlans() {
  const fetched = answerFacts();
  const planner = openPlanner("/data/plannable.json");
  const trip = await planner.plan(wish, () => {});
  expect(trip.document.days).toHaveLength(2);
  const [visit] = trip.document.days.flatMap(({ items }) =>
    items.filter(({ kind }) => kind === "visit"),
  );
  if (visit?.kind !== "visit") throw new Error("There is nothing to see.");
  const { document } = await planner.change(trip.document, { do: "never", id: visit.sight });
  expect(document.wish?.never).toContain(visit.sight);
  expect(fetched).toHaveBeenCalledOnce();
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
