import { expect, test, vi } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { planDocument, type TripPlan } from "#planner/trip/trip-plan.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { createPlan } from "#tests/factories/trip-plans.ts";
import { countSearchers, createSearchTeam } from "./search-team.ts";

const wish = Wish.parse({});
const trip = (worth: number) => createPlan({ wish, worth });

/** Opens searchers that are led by hand; each hears when it is closed, as a worker's engine does. */
function openByHand() {
  const opened: {
    seeds: (number | undefined)[];
    warmed: number;
    closed: number;
    find(worth: number): void;
    end(worth: number): void;
    die(): void;
  }[] = [];
  const open = () => {
    let call: {
      resolve(found: TripPlan): void;
      reject(error: Error): void;
      onBetter: ((found: TripPlan) => void) | undefined;
    } | null = null;
    const searcher: (typeof opened)[number] = {
      seeds: [],
      warmed: 0,
      closed: 0,
      find: (worth) => call?.onBetter?.(trip(worth)),
      end: (worth) => call?.resolve(trip(worth)),
      die: () => call?.reject(new Error("dead")),
    };
    opened.push(searcher);
    return {
      async warm() {
        searcher.warmed += 1;
      },
      search: (_: Wish, { seed }: { seed?: number }, onBetter?: (found: TripPlan) => void) => {
        searcher.seeds.push(seed);
        return new Promise<TripPlan>((resolve, reject) => {
          call = { resolve, reject, onBetter };
        });
      },
      close() {
        searcher.closed += 1;
        searcher.die();
      },
    };
  };
  return { open, opened };
}

const options = { seconds: 1, seed: 7, searchers: 3 };

test("each looks from a seed of its own; what is better than all others is told, the best is the end", async () => {
  const { open, opened } = openByHand();
  const told: number[] = [];
  const found = createSearchTeam(open, 3).search(wish, options, ({ itinerary }) =>
    told.push(itinerary.worth),
  );
  expect(opened).toHaveLength(3);
  expect(new Set(opened.flatMap(({ seeds }) => seeds)).size).toBe(3);
  expect(opened[0]?.seeds).toEqual([7]);
  opened[0]?.find(5);
  opened[1]?.find(4);
  opened[2]?.find(9);
  opened[1]?.find(8);
  opened[1]?.end(8);
  opened[2]?.end(10);
  opened[0]?.end(6);
  expect((await found).itinerary.worth).toBe(10);
  expect(told).toEqual([5, 9]);
});

test("after a search one stays for the next, the others give their memory back", async () => {
  const { open, opened } = openByHand();
  const team = createSearchTeam(open, 3);
  const first = team.search(wish, options);
  for (const searcher of opened) searcher.end(1);
  await first;
  expect(opened.map(({ closed }) => closed)).toEqual([0, 1, 1]);
  const second = team.search(wish, { ...options, searchers: 1 });
  expect(opened).toHaveLength(3);
  opened[0]?.end(2);
  expect((await second).itinerary.worth).toBe(2);
});

test("who dies over it is missed by nobody, and replaced the next time", async () => {
  const { open, opened } = openByHand();
  const team = createSearchTeam(open, 2);
  const found = team.search(wish, { ...options, searchers: 2 });
  opened[0]?.die();
  opened[1]?.end(3);
  expect((await found).itinerary.worth).toBe(3);
  const again = team.search(wish, { ...options, searchers: 1 });
  expect(opened).toHaveLength(3);
  opened[2]?.die();
  await expect(again).rejects.toThrow("dead");
});

test("a browser that grants fewer searches with those", async () => {
  const { open, opened } = openByHand();
  const team = createSearchTeam(() => {
    if (opened.length > 0) throw new DOMException("no more", "SecurityError");
    return open();
  }, 3);
  await team.warm(wish);
  expect(opened[0]?.warmed).toBe(1);
  const found = team.search(wish, options);
  opened[0]?.end(4);
  expect((await found).itinerary.worth).toBe(4);
});

test("a search that is thrown away leaves the searchers of the next one alone", async () => {
  const { open, opened } = openByHand();
  const team = createSearchTeam(open, 2);
  const old = team.search(wish, { ...options, searchers: 2 });
  team.close();
  const next = team.search(wish, { ...options, searchers: 2 });
  await expect(old).rejects.toThrow("dead");
  expect(opened.map(({ closed }) => closed)).toEqual([1, 1, 0, 0]);
  opened[2]?.end(5);
  opened[3]?.end(6);
  expect((await next).itinerary.worth).toBe(6);
});

test("one core is left to the page, and a phone of little memory searches once", () => {
  expect(countSearchers({})).toBe(1);
  expect(countSearchers({ hardwareConcurrency: 1 })).toBe(1);
  expect(countSearchers({ hardwareConcurrency: 4 })).toBe(3);
  expect(countSearchers({ hardwareConcurrency: 16, deviceMemory: 8 })).toBe(4);
  expect(countSearchers({ hardwareConcurrency: 8, deviceMemory: 4 })).toBe(2);
  expect(countSearchers({ hardwareConcurrency: 8, deviceMemory: 0.5 })).toBe(1);
});

test("with the planner itself: the same team finds the same, and nothing worse than one alone", async () => {
  const asked = Wish.parse({ when: { from: "2027-02-10", days: 6 }, start: "base:jaipur" });
  const plan = (seed?: number) =>
    planDocument(getPlannable(), asked, {
      today: "2026-11-22",
      iterations: 2,
      ...(seed && { seed }),
    });
  const open = () => ({
    warm: async () => {},
    search: async (_: Wish, { seed }: { seed?: number }) => plan(seed),
    close: vi.fn(),
  });
  const search = () => createSearchTeam(open, 3).search(asked, { seconds: 1, searchers: 3 });
  const found = await search();
  expect(found.itinerary.worth).toBeGreaterThanOrEqual(plan().itinerary.worth);
  expect(await search()).toEqual(found);
});
