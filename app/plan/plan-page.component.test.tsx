import { expect, test, vi } from "vitest";
import type { Itinerary } from "#contract/itinerary.ts";
import { readPlanLink } from "#contract/plan-link.ts";
import type { Wish } from "#contract/wish.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { readKeptPlan } from "./kept-plan.ts";
import { editWish } from "./plan-edits.ts";
import type { Planner } from "./plan-engine.ts";
import { PlanPage } from "./plan-page.tsx";

const form = {
  facts: "/data/plannable-test.json",
  bases: [
    { id: "agra", name: "Agra" },
    { id: "delhi", name: "Delhi" },
  ],
  map: {
    drawing: "/data/india.svg",
    lands: ["delhi"],
    anchors: [
      { lon: 70, lat: 10, x: 60, y: 1000 },
      { lon: 92, lat: 32, x: 800, y: 220 },
    ],
  },
  today: "2026-11-22",
};

/** Plans by hand: what is never wished is not in the trip, all else is as written. */
function makeTrip(wish: Wish): Itinerary {
  const trip = createItinerary({ wish });
  return {
    ...trip,
    days: trip.days.map((day) => ({
      ...day,
      parts: day.parts.filter((part) => part.kind !== "visit" || !wish.never.includes(part.sight)),
    })),
  };
}

const createPlanner = () => ({
  listNames: vi.fn(async () => [
    { id: "taj-mahal", name: "Taj Mahal", where: "Agra" },
    { id: "agra", name: "Agra", where: "Uttar Pradesh" },
  ]),
  plan: vi.fn<Planner["plan"]>(async (wish) => makeTrip(wish)),
  change: vi.fn<Planner["change"]>(async (trip, edit) => makeTrip(editWish(trip, edit))),
  close: vi.fn(),
});

const openPage = (planner: Planner, result: Itinerary | null = null, faults: string[] = []) =>
  renderPage(
    <PlanPage form={form} wish={null} result={result} faults={faults} open={() => planner} />,
    "/plan",
  );
type Screen = Awaited<ReturnType<typeof openPage>>;
const planIt = (screen: Screen) => screen.getByRole("button", { name: "Plan my trip" }).click();
const heading = (screen: Screen) => screen.getByRole("heading", { name: "4 days" });
const sight = (screen: Screen, name: string) =>
  screen.getByRole("heading", { name, exact: true, level: 4 });

test("one tap plans, and the days are read in order with times, ways, nights and sums", async () => {
  const planner = createPlanner();
  const screen = await openPage(planner);
  await planIt(screen);
  await expect.element(heading(screen)).toBeVisible();
  expect(planner.plan).toHaveBeenCalledOnce();
  expect(planner.plan.mock.calls[0]?.[0]).toMatchObject({ start: "anywhere", pace: "usual" });
  await expect.element(screen.getByText("By train to Agra")).toBeVisible();
  await expect.element(screen.getByText("Night in Delhi")).toBeVisible();
  await expect.element(screen.getByText(/Only part of it can be reached/)).toBeVisible();
  await expect.element(screen.getByText("₹24,800–35,800")).toBeVisible();
  await expect
    .element(screen.getByRole("img", { name: /Map of the way: Delhi, Agra/ }))
    .toBeVisible();
});

test("the plan is kept in the browser and in the address", async () => {
  const before = window.location.href;
  const screen = await openPage(createPlanner());
  await planIt(screen);
  await expect.element(heading(screen)).toBeVisible();
  await vi.waitFor(() => expect(window.location.search).toMatch(/^\?p=1\./));
  const { wish, fault } = await readPlanLink(new URLSearchParams(location.search).get("p") ?? "");
  expect(fault).toBeNull();
  expect(wish.pace).toBe("usual");
  expect(readKeptPlan()?.days).toHaveLength(4);
  window.history.replaceState(null, "", before);
  await screen.unmount();
  const again = await openPage(createPlanner());
  await expect.element(heading(again)).toBeVisible();
  window.history.replaceState(null, "", before);
});

test("a sight is left out, it is said, and undone and done again", async () => {
  const screen = await openPage(createPlanner(), makeTrip(createItinerary().wish));
  await screen.getByLabelText("Change or ask why: Qutb Minar").click();
  await screen.getByRole("button", { name: "Leave out", exact: true }).click();
  await expect.element(screen.getByText("Left out. Nothing else has changed.")).toBeVisible();
  await expect.element(sight(screen, "Qutb Minar")).not.toBeInTheDocument();
  // The row is gone: the day's heading has the focus, not the page.
  await expect.element(screen.getByRole("heading", { name: /^Day 1/ })).toHaveFocus();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(sight(screen, "Qutb Minar")).toBeVisible();
  await screen.getByRole("button", { name: "Redo" }).click();
  await expect.element(sight(screen, "Qutb Minar")).not.toBeInTheDocument();
});

test("pins, days, nights and what was left out ask for the change that they name", async () => {
  const planner = createPlanner();
  const screen = await openPage(planner, createItinerary());
  await screen.getByLabelText("Change or ask why: Humayun's Tomb").click();
  await screen.getByRole("button", { name: "Pin to this day" }).click();
  await screen.getByLabelText("Move Humayun's Tomb to another day").selectOptions("3");
  await screen.getByRole("button", { name: "One night more in Agra" }).click();
  await screen.getByRole("button", { name: "Add Nahargarh Fort" }).click();
  await vi.waitFor(() => expect(planner.change).toHaveBeenCalledTimes(4));
  expect(planner.change.mock.calls.map(([, edit]) => edit)).toEqual([
    { kind: "pin", sight: "humayuns-tomb", day: 1 },
    { kind: "move", sight: "humayuns-tomb", day: 3 },
    { kind: "nights", stay: 1, by: 1 },
    { kind: "add", id: "nahargarh-fort" },
  ]);
});

test("what cannot be planned says so and keeps the trip", async () => {
  const planner = createPlanner();
  planner.change.mockRejectedValue(new Error("gone"));
  const screen = await openPage(planner, createItinerary());
  await screen.getByRole("button", { name: "Add Nahargarh Fort" }).click();
  await expect.element(screen.getByText(/could not be changed just now/)).toBeVisible();
  await expect.element(sight(screen, "Taj Mahal")).toBeVisible();
});

test("a first plan that fails is asked for again", async () => {
  const planner = createPlanner();
  planner.plan.mockRejectedValue(new Error("gone"));
  const screen = await openPage(planner);
  await planIt(screen);
  await expect.element(screen.getByText(/could not be planned just now/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Plan my trip" })).toBeEnabled();
});

test("wishes that contradict each other are told with what to give up", async () => {
  const conflicts = [
    {
      wishes: ["must:leh"],
      text: "Leh and Kochi are too far apart for three days.",
      giveUp: ["Leave out Leh.", "Make it six days."],
    },
  ];
  const screen = await openPage(createPlanner(), createItinerary({ conflicts }), [
    "This link is damaged. Here is a trip to begin with.",
  ]);
  await expect.element(screen.getByText(/Leh and Kochi are too far apart/)).toBeVisible();
  await expect.element(screen.getByText("Make it six days.")).toBeVisible();
  await expect.element(screen.getByText(/This link is damaged/)).toBeVisible();
});

test("a place is searched for, picked by Enter and wished for", async () => {
  const planner = createPlanner();
  const screen = await openPage(planner);
  await screen.getByText("More wishes").click();
  const search = screen.getByRole("textbox", { name: "Must be in it" });
  await search.fill("taj");
  await expect.element(screen.getByRole("button", { name: /Taj Mahal/ })).toBeVisible();
  await search
    .element()
    .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  await expect.element(screen.getByRole("button", { name: "Take Taj Mahal away" })).toBeVisible();
  await planIt(screen);
  await vi.waitFor(() => expect(planner.plan.mock.calls[0]?.[0].must).toEqual(["taj-mahal"]));
});

test("sent: Plan Your Trip is filled with the days", async () => {
  const screen = await openPage(createPlanner(), createItinerary());
  await screen.getByRole("button", { name: "Send it to us" }).click();
  await vi.waitFor(() => {
    const { values } = JSON.parse(localStorage.getItem("trip.draft") ?? "{}").value;
    expect(values).toMatchObject({
      destination: "Delhi, Agra, Jaipur",
      travelDate: "2027-02-01",
      travelers: "5",
      tripType: "family",
    });
    expect(values.message).toContain("14:00 Taj Mahal");
    expect(values.message).toContain("/plan?p=1.");
  });
});
