import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Wish } from "#contract/trip/wish.ts";
import { anyWish, tripRuns } from "#tests/factories/any-wish.ts";
import { planEdited, sightsOf } from "#tests/factories/edited-trip.ts";
import { getPlannable } from "#tests/factories/plannable-facts.ts";
import { TripDocument } from "#trip/document.ts";
import { emptyDocument } from "#trip/document-of-days.ts";
import { EditRefused } from "#trip/edits/edited.ts";
import { hashDocument } from "#trip/hash.ts";
import { fitsLink, readTripLink, writeTripLink } from "#trip/link.ts";
import { readOwnWords } from "#trip/own-words.ts";
import type { PlanEdit } from "./edits.ts";
import { restoreTrip } from "./restore-trip.ts";
import { takeOver } from "./take-over.ts";
import {
  changeDocument,
  layOutDocument,
  openDocument,
  planDocument,
  type TripPlan,
} from "./trip-plan.ts";
import { writtenOfDocument } from "./written-trip.ts";

const today = "2026-11-23";
const plannable = getPlannable();
const options = { today, iterations: 1, effort: 0.05 };

const openLink = async (trip: TripDocument): Promise<TripPlan> => {
  const { wish, skeleton, faults } = await readTripLink(await writeTripLink(trip));
  expect(faults).toEqual([]);
  return openDocument(plannable, { wish, skeleton }, options);
};

test("a document says all that the planner tells of it, and its link all that people wrote, whatever was edited", {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      anyWish(plannable),
      fc.array(fc.nat(10_000), { maxLength: 3 }),
      fc.array(fc.nat(1000), { maxLength: 4 }),
      async (wish, dice, words) => {
        const plan = planEdited(plannable, wish, { dice, words, today });
        const { document, itinerary } = plan;
        expect(TripDocument.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
        const again = writtenOfDocument(document);
        expect(again && restoreTrip(plannable, again, today)).toEqual(itinerary);
        const opened = await openLink(document);
        expect(opened).toEqual(plan);
        expect(await hashDocument(opened.document)).toBe(await hashDocument(document));
      },
    ),
    tripRuns(25),
  );
});

const wish = Wish.parse({ when: { from: "2027-02-06", days: 7 }, start: "airport:DEL" });
const first = planDocument(plannable, wish, options);
const change = (plan: TripPlan, ...edits: PlanEdit[]): TripPlan =>
  edits.reduce<TripPlan>(
    (now, edit) => changeDocument(plannable, now.document, edit, { today }),
    plan,
  );
const stop = (day: string, id: string, at: number | null, name = "Tea with Nani"): PlanEdit => ({
  ...{ do: "add-item", day, behind: null, id, name, sight: null, at, text: "" },
});
const written = change(
  first,
  stop("d2", "stop-a", 780),
  stop("d2", "stop-b", null, "Call home"),
  { do: "write-day", day: "d3", text: "Slowly.\n\nशांति से" },
  stop("d5", "stop-c", 600),
);
const ownOf = ({ document }: TripPlan) => readOwnWords(document);
const stopsOn = ({ document }: TripPlan, id: string) =>
  (document.days.find((day) => day.id === id)?.items ?? []).flatMap((item) =>
    item.kind === "own" ? [[item.name, item.at]] : [],
  );

test("what people write changes nothing that is planned, and stands where its time is", () => {
  expect(written.itinerary).toEqual(first.itinerary);
  expect(stopsOn(written, "d2")).toEqual([
    ["Tea with Nani", 780],
    ["Call home", null],
  ]);
  const items = written.document.days[1]?.items ?? [];
  const at = items.findIndex(({ id }) => id === "stop-a");
  expect(items.slice(0, at).every((item) => (item.at ?? 0) <= 780)).toBe(true);
  expect(items.slice(at + 1).every((item) => item.at === null || item.at > 780)).toBe(true);
  expect(items.at(-1)?.id).toBe("stop-b");
});

test("a change of the planner leaves what people wrote, wherever their days go", () => {
  const [seen] = sightsOf(first.itinerary) as [string];
  const stays = first.itinerary.stays;
  const edits: PlanEdit[] = [
    { do: "remove-item", item: `v-${seen}` },
    { do: "never", id: seen },
    { do: "free-day", day: "d1", id: `d${written.document.next}` },
    { do: "lock-day", day: "d2", locked: true },
    { do: "rename-day", day: "d3", title: "Nani's birthday" },
    { do: "nights", day: "d1", nights: (stays[0]?.nights ?? 1) + 1 },
  ];
  for (const edit of edits) {
    const after = change(written, edit);
    const own = Object.values(ownOf(after).stops).flat();
    expect(own.map(({ id }) => id).sort(), edit.do).toEqual(["stop-a", "stop-b", "stop-c"]);
    expect(Object.values(ownOf(after).texts), edit.do).toEqual(["Slowly.\n\nशांति से"]);
  }
});

test("a day that is taken out goes with all that was written on it", () => {
  const free = change(written, { do: "free-day", day: "d1", id: "d8" }, stop("d8", "stop-d", 600));
  const gone = change(free, { do: "remove-day", day: "d8" });
  expect(ownOf(gone)).toEqual(ownOf(written));
});

test("a stop of one's own is named, timed, written to and taken out; a visit is the planner's", () => {
  const changed = change(
    written,
    { do: "rename-item", item: "stop-a", name: "Dinner with Nani" },
    { do: "time", item: "stop-a", at: 1200 },
    { do: "write-item", item: "stop-a", text: "Bring sweets" },
  );
  expect(ownOf(changed).stops.d2).toContainEqual(
    expect.objectContaining({ name: "Dinner with Nani", at: 1200, text: "Bring sweets" }),
  );
  expect(stopsOn(change(written, { do: "remove-item", item: "stop-a" }), "d2")).toEqual([
    ["Call home", null],
  ]);
  expect(() => change(written, { do: "write-item", item: "no-such", text: "" })).toThrow(
    EditRefused,
  );
});

test("a better plan that is taken keeps what people wrote", () => {
  const other = planDocument(plannable, { ...wish, seed: 9 }, options);
  const { texts, stops } = ownOf(takeOver(written, other));
  // Of a day that goes on it stays there; where another has taken the place of it, it goes to that one.
  expect(Object.values(texts)).toEqual(Object.values(ownOf(written).texts));
  const own = Object.values(stops).flat();
  expect(own.map(({ id }) => id).sort()).toEqual(["stop-a", "stop-b", "stop-c"]);
});

test("what nobody planned is not laid out", () => {
  expect(() => layOutDocument(plannable, emptyDocument, today)).toThrow(EditRefused);
});

test("a link holds so much and no more", async () => {
  expect(await fitsLink(written.document)).toBe(true);
  // As little of it can be packed as of a text in many languages at once.
  const noise = (at: number) =>
    Array.from({ length: 30 }, (_, part) =>
      createHash("sha512").update(`${at} ${part}`).digest("base64"),
    )
      .join("")
      .slice(0, 2000);
  const long = ["d1", "d2", "d3", "d4"].map(
    (day, at): PlanEdit => ({ do: "write-day", day, text: noise(at) }),
  );
  expect(await fitsLink(change(written, ...long).document)).toBe(false);
});
