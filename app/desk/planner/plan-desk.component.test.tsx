import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Planner } from "#app/plan/create-planner.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import { Wish } from "#contract/trip/wish.ts";
import { planOf } from "#planner/trip/write-document.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { changeByHand, makeByHand } from "#tests/factories/trip-plans.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import type { TripDocument } from "#trip/document.ts";
import { documentOfDays, emptyDocument } from "#trip/document-of-days.ts";
import { writeWishLink } from "#trip/link.ts";
import { sayEnglish } from "#words/english.ts";
import { PlanDesk } from "./plan-desk.tsx";

const planner = {
  warm: vi.fn(async () => {}),
  warmSearch: vi.fn(async () => {}),
  listNames: vi.fn(async () => [{ id: "amber-hill", name: "Amber Hill", where: "Jaipur" }]),
  plan: vi.fn<Planner["plan"]>(),
  open: vi.fn<Planner["open"]>(async ({ wish }) => planOf(makeByHand(wish))),
  change: vi.fn<Planner["change"]>(),
  improve: vi.fn<Planner["improve"]>(async () => null),
  listAlternatives: vi.fn<Planner["listAlternatives"]>(async () => []),
  explainAbsence: vi.fn<Planner["explainAbsence"]>(async () => null),
  close: vi.fn(),
};

let link: string;
let kept: PlanDays;
let document: TripDocument;
beforeEach(async () => {
  link = await writeWishLink(Wish.parse({}));
  kept = [];
  planner.plan.mockReset().mockImplementation(async (wish) => planOf(makeByHand(wish)));
  planner.change.mockReset().mockImplementation(async (trip, edit) => changeByHand(trip, edit));
});

const planned = () => planOf(makeByHand(Wish.parse({}))).document;

function Desk({ days: first }: { days: PlanDays }) {
  const before = first.length > 0 ? planned() : emptyDocument;
  const [trip, setTrip] = useState(() => documentOfDays(first, before, sayEnglish, "office"));
  document = trip;
  kept = daysOfDocument(trip, sayEnglish);
  return <PlanDesk plan={link} document={trip} onTrip={setTrip} open={() => planner} />;
}
const firstDays = () => daysOfDocument(planned(), sayEnglish);
const namesOf = (days: PlanDays) => days.flatMap(({ stops }) => stops.map(({ name }) => name));

test("a change of the planner goes into the days, free text stays, and is taken back", async () => {
  const days = firstDays().map((day, index) => (index === 0 ? { ...day, text: "Slowly" } : day));
  const sight = days[0]?.stops.find((stop) => stop.sight)?.name ?? "";
  const view = await renderPage(<Desk days={days} />);
  const row = view.getByRole("listitem").filter({ hasText: sight }).first();
  await userEvent.click(row.getByText("Change or ask why"));
  await userEvent.click(row.getByRole("button", { name: "Take out" }));
  await expect.poll(() => namesOf(kept)).not.toContain(sight);
  expect(kept[0]?.text).toBe("Slowly");
  await userEvent.click(view.getByRole("button", { name: "Undo" }));
  await expect.poll(() => namesOf(kept)).toContain(sight);
  expect(kept).toEqual(days);
});

test("a quote without days takes those of the plan; a planner that fails is tried again", async () => {
  planner.plan.mockRejectedValueOnce(new Error("no facts"));
  const view = await renderPage(<Desk days={[]} />);
  await userEvent.click(view.getByRole("button", { name: "Try again" }));
  await expect.poll(() => namesOf(kept)).toEqual(namesOf(firstDays()));
  expect(document).toEqual(planned());
});

test("what was taken out of the days by hand is not offered as part of the plan", async () => {
  const days = firstDays();
  const [first] = days;
  const sight = first?.stops.find((stop) => stop.sight)?.sight ?? "";
  const without = days.map((day) => ({
    ...day,
    stops: day.stops.filter((stop) => stop.sight !== sight),
  }));
  const view = await renderPage(<Desk days={without} />);
  await expect.element(view.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect
    .poll(() => planner.change.mock.calls.map(([, edit]) => edit))
    .toContainEqual({ do: "remove-item", item: `v-${sight}` });
  expect(namesOf(kept)).toEqual(namesOf(without));
});
