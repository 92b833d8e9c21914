import { afterEach, expect, test } from "vitest";
import { keepDraft } from "#app/forms/drafts.ts";
import { keptPlans, tripDraft } from "#app/forms/form-drafts.ts";
import type { CompiledHours } from "#contract/content/plannable.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { HoursFact } from "./hours-fact.tsx";

const daily = Array.from({ length: 7 }, (): [number, number][] => [[600, 1020]]);
const hours: CompiledHours = { seasons: [{ from: 101, to: 1231, week: daily }] };
const year = new Date().getFullYear() + 1;
const show = () => renderPage(<HoursFact hours={hours} month={11} bySun={false} />);

afterEach(() => localStorage.clear());

test("a browser that knows of no trip says nothing of dates", async () => {
  const screen = await show();
  await expect.element(screen.getByTestId("open-state")).toBeVisible();
  expect(screen.getByTestId("open-on-dates").elements()).toEqual([]);
});

test("the planner's last trip gives the dates, before the draft of a request", async () => {
  const plan = { id: "one", itinerary: { from: `${year}-02-01`, to: `${year}-02-03` } };
  localStorage.setItem(keptPlans, JSON.stringify([plan]));
  keepDraft(tripDraft, { step: "details", values: { travelDate: `${year}-03-09` } }, "device");
  const screen = await show();
  await expect
    .element(screen.getByTestId("open-on-dates"))
    .toHaveTextContent(`Open on each of your days, 1 to 3 February ${year}`);
});

test("without a plan the draft's date counts, a past one does not, nor what is broken", async () => {
  localStorage.setItem(keptPlans, "{broken");
  keepDraft(tripDraft, { step: "details", values: { travelDate: `${year}-03-09` } }, "device");
  const screen = await show();
  await expect
    .element(screen.getByTestId("open-on-dates"))
    .toHaveTextContent(`On your date, 9 March ${year}: open 10 am to 5 pm`);
  await screen.unmount();
  keepDraft(tripDraft, { step: "details", values: { travelDate: "2020-03-09" } }, "device");
  const later = await show();
  await expect.element(later.getByTestId("open-state")).toBeVisible();
  expect(later.getByTestId("open-on-dates").elements()).toEqual([]);
});
