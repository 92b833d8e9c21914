import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { keptPlans } from "#app/forms/form-drafts.ts";
import { readSavedPlaces, toggleSavedPlace } from "#app/saved/saved-places.ts";
import type { Itinerary, TripDay } from "#contract/trip/itinerary.ts";
import { Wish } from "#contract/trip/wish.ts";
import { planOf, writeDocument } from "#planner/trip/write-document.ts";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { storeSession } from "#tests/components/stored-session.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { changeByHand, createPlan, makeByHand } from "#tests/factories/trip-plans.ts";
import earlier from "#tests/fixtures/kept-itineraries/2.json";
import { readTripLink, writeTripLink, writeWishLink } from "#trip/link.ts";
import { tell } from "#trip/tell.ts";
import { sayEnglish } from "#words/english.ts";
import { listTold } from "#words/list-told.ts";
import type { Planner } from "./create-planner.ts";
import { keepPlan, prepareKeptPlans, readKeptPlans } from "./kept-plans.ts";
import { PlanPage } from "./plan-page.tsx";

const form = {
  facts: "/data/planner-facts-test.json",
  looks: "/data/sight-looks-test.json",
  bases: [
    { id: "agra", name: "Agra" },
    { id: "delhi", name: "Delhi" },
  ],
  airports: [{ id: "DEL", name: "Delhi" }],
  areas: {
    regions: [{ id: "region:golden-triangle", name: "The Golden Triangle" }],
    states: [{ id: "state:kerala", name: "Kerala" }],
  },
  festivals: [{ id: "festival:holi", name: "Holi", month: "2027-03" }],
  map: {
    drawing: "/data/india.svg",
    lands: ["delhi"],
    anchors: [
      { lon: 70, lat: 10, x: 60, y: 1000 },
      { lon: 92, lat: 32, x: 800, y: 220 },
    ],
  },
  exchange: [
    { currency: "EUR" as const, on: "2026-11-20", rate: 1_000_000 },
    { currency: "USD" as const, on: "2026-11-20", rate: 800_000 },
  ],
  today: "2026-11-22",
};

const makeTrip = makeByHand;

const createPlanner = () => ({
  warm: vi.fn<Planner["warm"]>(async () => {}),
  warmSearch: vi.fn(async () => {}),
  listNames: vi.fn(async () => [
    { id: "taj-mahal", name: "Taj Mahal", where: "Agra" },
    { id: "amber-hill", name: "Amber Hill", where: "Jaipur" },
    { id: "agra", name: "Agra", where: "Uttar Pradesh" },
  ]),
  plan: vi.fn<Planner["plan"]>(async (wish) => planOf(makeTrip(wish))),
  open: vi.fn<Planner["open"]>(async ({ wish }) => planOf(makeTrip(wish))),
  change: vi.fn<Planner["change"]>(async (trip, edit) => changeByHand(trip, edit)),
  improve: vi.fn<Planner["improve"]>(async () => null),
  listAlternatives: vi.fn<Planner["listAlternatives"]>(async () => [
    {
      id: "baby-taj",
      name: "Baby Taj",
      ...tell("swap", { time: "shorter", minutes: 40, money: "free", rupees: 0 }),
      minutes: -40,
      rupees: 0,
    },
  ]),
  explainAbsence: vi.fn<Planner["explainAbsence"]>(async (_, id) => ({
    id,
    name: "Amber Hill",
    reason: "far",
    ...tell("left-far", { name: "Amber Hill", minutes: 360, from: "Jaipur" }),
    asked: false,
  })),
  close: vi.fn(),
});

beforeAll(async () => {
  localStorage.setItem(keptPlans, "[{}]");
  await prepareKeptPlans();
});
beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, "", "/plan");
});

const openPage = (planner: Planner, result: Itinerary | null = null, faults: string[] = []) =>
  renderPage(
    <PlanPage
      form={form}
      wish={null}
      link={null}
      result={result}
      said={listTold(result).map(sayEnglish)}
      faults={faults}
      open={() => planner}
    />,
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
  await expect
    .element(screen.getByText(/Amber Fort cannot be reached in a wheelchair/))
    .toBeVisible();
  await expect.element(screen.getByText("₹24,800–35,800").first()).toBeVisible();
  await expect
    .element(screen.getByText("About €248–358 or $310–448 by our rates of 20 November 2026"))
    .toBeVisible();
  await expect
    .element(screen.getByRole("img", { name: /Map of the way: Delhi, Agra/ }))
    .toBeVisible();
});

test("who chooses a festival means its month", async () => {
  const planner = createPlanner();
  const screen = await openPage(planner);
  const month = screen.getByRole("combobox", { name: "When" });
  await month.selectOptions("2027-01");
  await screen.getByRole("combobox", { name: "Where" }).selectOptions("festival:holi");
  await expect.element(month).toHaveValue("2027-03");
  await planIt(screen);
  await vi.waitFor(() => expect(planner.plan).toHaveBeenCalledOnce());
  expect(planner.plan.mock.calls[0]?.[0]).toMatchObject({
    where: ["festival:holi"],
    when: { month: "2027-03" },
  });
});

test("the plan is kept in the browser and in the address", async () => {
  const before = window.location.href;
  const screen = await openPage(createPlanner());
  await planIt(screen);
  await expect.element(heading(screen)).toBeVisible();
  await vi.waitFor(() => expect(window.location.search).toMatch(/^\?p=2\./));
  const { wish, skeleton, faults } = await readTripLink(
    new URLSearchParams(location.search).get("p") ?? "",
  );
  expect(faults).toEqual([]);
  expect(wish.pace).toBe("usual");
  expect(skeleton?.d).toHaveLength(4);
  expect(readKeptPlans()[0]?.plan.document.days).toHaveLength(4);
  window.history.replaceState(null, "", before);
  await screen.unmount();
  const again = await openPage(createPlanner());
  await expect.element(heading(again)).toBeVisible();
  window.history.replaceState(null, "", before);
});

test("a sight is left out, it is said, and undone and done again", async () => {
  const screen = await openPage(createPlanner(), makeTrip(createItinerary().wish));
  await screen.getByLabelText("Change or ask why: Qutb Minar").click();
  await screen.getByRole("button", { name: "Take out", exact: true }).click();
  await expect
    .element(screen.getByText("Taken out; its time is free. Nothing else has changed."))
    .toBeVisible();
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
    { do: "fix", item: "v-humayuns-tomb", fixed: "day" },
    { do: "move-item", item: "v-humayuns-tomb", day: "d3", behind: "v-agra-fort" },
    { do: "nights", day: "d2", nights: 2 },
    { do: "want", id: "nahargarh-fort" },
  ]);
});

test("a day is named, followed by a free one, and taken out where nothing is planned on it", async () => {
  const planner = createPlanner();
  const { days, ...trip } = createItinerary();
  const [first, second, ...rest] = days as [TripDay, TripDay, ...TripDay[]];
  const free = { ...second, parts: [], locked: true, wakes: first.wakes, sleeps: first.wakes };
  const screen = await openPage(planner, { ...trip, days: [first, free, ...rest] });
  await screen.getByLabelText("Change this day: day 1", { exact: true }).click();
  await expect
    .element(screen.getByRole("button", { name: "Take this day out" }))
    .not.toBeInTheDocument();
  await screen.getByLabelText("Change this day: day 2", { exact: true }).click();
  await screen.getByRole("button", { name: "Take this day out" }).click();
  const field = screen.getByRole("textbox", { name: "Name of day 1" });
  await expect.element(field).toHaveAttribute("maxlength", "60");
  await field.fill("  Nani's   birthday ");
  await screen.getByRole("button", { name: "Save the name" }).first().click();
  await screen.getByRole("button", { name: "Add a free day after it" }).first().click();
  await vi.waitFor(() => expect(planner.change).toHaveBeenCalledTimes(3));
  expect(planner.change.mock.calls.map(([, edit]) => edit)).toEqual([
    { do: "remove-day", day: "d2" },
    { do: "rename-day", day: "d1", title: "Nani's birthday" },
    { do: "free-day", day: "d1", id: `d${trip.nextDay}` },
  ]);
});

test("a day is written to and given a stop of one's own, which is changed, taken out and kept with the trip", async () => {
  const planner = createPlanner();
  const screen = await openPage(planner, createItinerary());
  const says = (text: string) => expect.element(screen.getByText(text)).toBeVisible();
  await screen.getByLabelText("Change this day: day 1", { exact: true }).click();
  await screen.getByRole("textbox", { name: "Note for day 1" }).fill("Slowly.\n\n\n शांति से ");
  await screen.getByRole("button", { name: "Save the note" }).click();
  await says("The note for day 1 is saved. Nothing else has changed.");
  await expect.element(screen.getByText(/^Slowly\.\s+शांति से$/).first()).toBeVisible();

  const own = screen.getByRole("group", { name: "A stop of your own on day 1" });
  await own.getByRole("button", { name: "Add the stop" }).click();
  await says("Say what it is.");
  await own.getByLabelText("Place or activity").fill("Tea with Nani");
  await own.getByLabelText("Time").fill("09:10");
  await own.getByRole("button", { name: "Add the stop" }).click();
  await says("Tea with Nani is on day 1 now. Nothing else has changed.");
  await expect.element(sight(screen, "Tea with Nani")).toBeVisible();

  await screen.getByLabelText("Change this stop: Tea with Nani").click();
  await screen.getByRole("textbox", { name: "Note", exact: true }).first().fill("Bring sweets");
  await screen.getByRole("button", { name: "Save the stop" }).click();
  await says("Your stop on day 1 is changed. Nothing else has changed.");
  // The address follows what is seen a moment later.
  const linked = async () =>
    (await readTripLink(new URLSearchParams(location.search).get("p") ?? "")).skeleton;
  await expect
    .poll(async () => (await linked())?.o?.d1)
    .toMatchObject([{ n: "Tea with Nani", a: 550, x: "Bring sweets" }]);
  expect((await linked())?.x).toEqual({ d1: "Slowly.\n\n शांति से" });
  expect(readKeptPlans()[0]?.plan.document.days[0]?.text).toMatch(/^Slowly/);

  await screen.getByRole("button", { name: "Undo" }).click();
  await screen.getByRole("button", { name: "Take out", exact: true }).click();
  await says("Your stop on day 1 is removed. Nothing else has changed.");
  await expect.element(sight(screen, "Tea with Nani")).not.toBeInTheDocument();
});

test("a note that no longer fits into the link is refused, and stays in its field", async () => {
  const planner = createPlanner();
  planner.change.mockImplementation(async (trip, edit) => {
    const changed = changeByHand(trip, edit);
    // What a link cannot hold, however it is packed.
    const title = "x".repeat(130);
    const [first, ...rest] = changed.document.days.map((day) => ({ ...day, title }));
    return first
      ? { ...changed, document: { ...changed.document, days: [first, ...rest] } }
      : changed;
  });
  const screen = await openPage(planner, createItinerary());
  await screen.getByLabelText("Change this day: day 1", { exact: true }).click();
  const field = screen.getByRole("textbox", { name: "Note for day 1" });
  await field.fill("Slowly");
  await screen.getByRole("button", { name: "Save the note" }).click();
  await expect.element(screen.getByText(/Your notes no longer fit into the link/)).toBeVisible();
  await expect.element(field).toHaveValue("Slowly");
  await expect.element(screen.getByRole("button", { name: "Undo" })).toBeDisabled();
});

test("a visit is carried by its handle: step by step with the keys, and the focus goes along", async () => {
  const planner = createPlanner();
  const screen = await openPage(planner, createItinerary());
  const handle = screen.getByRole("button", { name: /^Carry Qutb Minar/ });
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowUp}");
  await vi.waitFor(() => expect(planner.change).toHaveBeenCalledTimes(1));
  await expect.element(handle).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await vi.waitFor(() => expect(planner.change).toHaveBeenCalledTimes(2));
  expect(planner.change.mock.calls.map(([, edit]) => edit)).toEqual([
    { do: "time", item: "v-qutb-minar", at: 570 },
    { do: "move-item", item: "v-qutb-minar", day: "d2", behind: null },
  ]);
});

test.each(["mouse", "touch"])(
  "a visit is dragged to another day by %s, and Escape gives up",
  async (pointerType) => {
    const planner = createPlanner();
    const screen = await openPage(planner, createItinerary());
    const handle = screen.getByRole("button", { name: /^Carry Qutb Minar/ }).element();
    const other = document.querySelector('[data-day="3"] [data-sight]') as HTMLElement;
    const drag = async (end: () => void) => {
      other.scrollIntoView({ block: "center" });
      const { left, top, width, height } = other.getBoundingClientRect();
      const at = { clientX: left + width - 4, clientY: top + height - 4 };
      const send = (type: string, point: { clientX: number; clientY: number }) =>
        handle.dispatchEvent(
          new PointerEvent(type, { ...point, pointerId: 1, pointerType, button: 0, bubbles: true }),
        );
      send("pointerdown", { clientX: at.clientX, clientY: at.clientY - 40 });
      send("pointermove", at);
      await vi.waitFor(() => expect(other.dataset.drop).toBe("after"));
      end();
      send("pointerup", at);
    };
    const capture = vi.fn();
    handle.setPointerCapture = capture;
    // A finger on the handle carries; anywhere else it scrolls.
    expect(getComputedStyle(handle).touchAction).toBe("none");
    await drag(() => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
    expect(planner.change).not.toHaveBeenCalled();
    // The page itself, to which React listens, can catch no pointer.
    expect(capture).toHaveBeenCalledWith(1);
    // The system takes the finger over, such as for a call.
    await drag(
      () =>
        void handle.dispatchEvent(
          new PointerEvent("pointercancel", { pointerId: 1, bubbles: true }),
        ),
    );
    expect(planner.change).not.toHaveBeenCalled();
    await drag(() => {});
    await vi.waitFor(() => expect(planner.change).toHaveBeenCalledOnce());
    expect(planner.change.mock.calls[0]?.[1]).toEqual({
      do: "move-item",
      item: "v-qutb-minar",
      day: "d3",
      behind: "v-agra-fort",
    });
    expect(document.querySelector("[data-drop], [data-dragging]")).toBeNull();
  },
);

test("a trip that was kept before there were codes opens with what it said", async () => {
  const kept = { id: "11111111-1111-4111-8111-111111111111", itinerary: earlier };
  localStorage.setItem(keptPlans, JSON.stringify([kept]));
  const screen = await openPage(createPlanner());
  await expect.element(screen.getByRole("heading", { name: "5 days" })).toBeVisible();
  await expect.element(screen.getByText("Lunch near Amber Fort.")).toBeVisible();
});

test("what could stand in its place is told, and swapped in", async () => {
  const planner = createPlanner();
  const screen = await openPage(planner, createItinerary());
  await screen.getByLabelText("Change or ask why: Taj Mahal").click();
  await screen.getByRole("button", { name: /Baby Taj.*40 min shorter, free/ }).click();
  await vi.waitFor(() => expect(planner.change).toHaveBeenCalledOnce());
  expect(planner.change.mock.calls[0]?.[1]).toEqual({
    do: "replace-item",
    item: "v-taj-mahal",
    ...{ id: "v-baby-taj", sight: "baby-taj", name: "Baby Taj" },
  });
});

test("why not that: one sentence, beside the way to have it all the same", async () => {
  const planner = createPlanner();
  const screen = await openPage(planner, createItinerary());
  await screen.getByRole("searchbox", { name: "A town or a sight" }).fill("amb");
  await screen.getByRole("button", { name: "Why is Amber Hill not in it?" }).click();
  await expect.element(screen.getByText(/it is 6 h from Jaipur/)).toBeVisible();
  await screen.getByRole("button", { name: "Add Amber Hill" }).click();
  await vi.waitFor(() => expect(planner.change).toHaveBeenCalledOnce());
});

test("two quick changes both count, the second on what the first has made", async () => {
  const planner = createPlanner();
  const screen = await openPage(planner, createItinerary());
  await screen.getByRole("button", { name: "Keep day 1 as it is" }).click();
  await screen.getByRole("button", { name: "Keep day 2 as it is" }).click();
  await vi.waitFor(() => expect(planner.change).toHaveBeenCalledTimes(2));
  expect(planner.change.mock.calls[1]?.[0].wish?.pins).toEqual([{ kind: "day", day: 1 }]);
});

test("a better plan is offered and never put in one's place; it can be taken, and taken back", async () => {
  const planner = createPlanner();
  const better = makeTrip({ ...createItinerary().wish, never: ["qutb-minar"] }, 1080);
  planner.improve.mockResolvedValue(planOf(better));
  const screen = await openPage(planner);
  await planIt(screen);
  await expect
    .element(screen.getByText("We found a plan that suits your wishes 8 % better."), {
      timeout: 6000,
    })
    .toBeVisible();
  await expect.element(screen.getByText(/Removed: Qutb Minar/)).toBeVisible();
  await expect.element(sight(screen, "Qutb Minar")).toBeVisible();
  await screen.getByRole("button", { name: "Take it" }).click();
  await expect.element(sight(screen, "Qutb Minar")).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(sight(screen, "Qutb Minar")).toBeVisible();
});

test("a plan that was only opened takes the place of none that is kept", async () => {
  const own = { id: "1", plan: createPlan({ worth: 5 }) };
  keepPlan(own);
  const wish = { ...createItinerary().wish, pace: "easy" as const };
  const screen = await openPage(createPlanner(), makeTrip(wish));
  await expect.element(heading(screen)).toBeVisible();
  expect(readKeptPlans().map(({ id }) => id)).toEqual(["1"]);
  await screen.getByRole("button", { name: "Keep day 1 as it is" }).click();
  await vi.waitFor(() => expect(readKeptPlans()).toHaveLength(2));
  expect(readKeptPlans()[1]).toEqual(own);
});

test("one's other trips can be opened again, and deleted", async () => {
  const own = { id: "1", plan: createPlan({ worth: 5 }) };
  keepPlan(own);
  const wish = { ...createItinerary().wish, pace: "easy" as const };
  const screen = await openPage(createPlanner(), makeTrip(wish));
  await screen.getByRole("button", { name: "Keep day 1 as it is" }).click();
  await screen.getByRole("button", { name: "Open 4 days: Delhi, Agra, Jaipur" }).click();
  await vi.waitFor(() => expect(readKeptPlans()[0]?.id).toBe("1"));
  await screen.getByRole("button", { name: /^Delete 4 days/ }).click();
  await vi.waitFor(() => expect(readKeptPlans().map(({ id }) => id)).toEqual(["1"]));
});

test("signed in, a change is kept in the account, whose trips stand among one's own", async () => {
  storeSession();
  const stored = {
    id: "9",
    name: "5 days: Leh",
    plan: await writeWishLink(Wish.parse({ pace: "easy" })),
    updated_at: "2026-11-20T10:00:00.000Z",
  };
  const calls = answerCalls(({ method }) =>
    method === "GET" ? { plans: [stored] } : { message: "" },
  );
  const planner = createPlanner();
  const screen = await openPage(planner, createItinerary());
  await screen.getByRole("button", { name: "Keep day 1 as it is" }).click();
  const kept = () => calls.find(({ method }) => method === "PUT");
  await vi.waitFor(() => expect(kept()).toBeDefined(), 6000);
  expect(kept()?.path).toMatch(/^\/api\/me\/plans\/[\da-f-]{36}$/);
  expect(kept()?.body).toMatchObject({ name: "4 days: Delhi, Agra, Jaipur" });
  await screen.getByRole("button", { name: "Open 5 days: Leh" }).click();
  await vi.waitFor(() => expect(planner.plan.mock.calls[0]?.[0].pace).toBe("easy"));
  await vi.waitFor(() => expect(readKeptPlans()[0]?.id).toBe("9"));
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
      ...tell("left-needs", { name: "Leh", days: 6 }),
      giveUp: [tell("give-up", { name: "Leh" }), tell("longer")],
    },
  ];
  const screen = await openPage(createPlanner(), createItinerary({ conflicts }), [
    "This link is damaged. Here is a trip to begin with.",
  ]);
  await expect
    .element(screen.getByText(/Leh is too far: with all that you must see the trip needs 6 days/))
    .toBeVisible();
  await expect.element(screen.getByText("Make the trip longer.")).toBeVisible();
  await expect.element(screen.getByText(/This link is damaged/)).toBeVisible();
});

test("a place is searched for, picked by Enter and wished for", async () => {
  const planner = createPlanner();
  const screen = await openPage(planner);
  await screen.getByText("More wishes").click();
  const search = screen.getByRole("textbox", { name: "Must include" });
  await search.fill("taj");
  await expect.element(screen.getByRole("button", { name: /Taj Mahal/ })).toBeVisible();
  await search
    .element()
    .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  await expect.element(screen.getByRole("button", { name: "Take Taj Mahal away" })).toBeVisible();
  await planIt(screen);
  await vi.waitFor(() => expect(planner.plan.mock.calls[0]?.[0].must).toEqual(["taj-mahal"]));
});

test("what was taken to heart is asked for, and goes into the trip that is being made", async () => {
  const planner = createPlanner();
  toggleSavedPlace({ id: "amber-hill", name: "Amber Hill" });
  const screen = await openPage(planner);
  await planIt(screen);
  await vi.waitFor(() => expect(planner.plan.mock.calls[0]?.[0].must).toEqual(["amber-hill"]));
  await expect.element(heading(screen)).toBeVisible();
  toggleSavedPlace({ id: "agra", name: "Agra" });
  await vi.waitFor(() => expect(planner.change).toHaveBeenCalledOnce());
  expect(planner.change.mock.calls[0]?.[1]).toEqual({ do: "want", id: "agra" });
  // Taken out of the trip it is no longer wished for, and does not come again.
  await screen.getByLabelText("Change or ask why: Qutb Minar").click();
  toggleSavedPlace({ id: "qutb-minar", name: "Qutb Minar" });
  await vi.waitFor(() => expect(planner.change).toHaveBeenCalledTimes(2));
  await screen.getByRole("button", { name: "Never suggest this" }).click();
  await vi.waitFor(() =>
    expect(readSavedPlaces().map(({ id }) => id)).toEqual(["agra", "amber-hill"]),
  );
  expect(planner.change).toHaveBeenCalledTimes(3);
});

test("a part of the country is wished for first", async () => {
  const planner = createPlanner();
  const screen = await openPage(planner);
  await screen.getByLabelText("Where", { exact: true }).selectOptions("Kerala");
  await planIt(screen);
  await vi.waitFor(() => expect(planner.plan.mock.calls[0]?.[0].where).toEqual(["state:kerala"]));
});

test("several parts of a link stay as they are until another is chosen", async () => {
  const planner = createPlanner();
  const where = ["region:golden-triangle", "state:kerala"];
  const screen = await openPage(planner, makeTrip(Wish.parse({ where })));
  await expect
    .element(screen.getByLabelText("Where", { exact: true }))
    .toHaveDisplayValue("2 parts of India, as they are");
  await screen.getByRole("button", { name: /^Plan (it )?again/ }).click();
  await vi.waitFor(() => expect(planner.plan.mock.calls[0]?.[0].where).toEqual(where));
});

test("a trip may begin and end at an airport, at its hour", async () => {
  const planner = createPlanner();
  const screen = await openPage(planner);
  await screen.getByLabelText("From", { exact: true }).selectOptions("Delhi airport (DEL)");
  await screen.getByText("More wishes").click();
  await screen.getByLabelText("You arrive at").fill("13:30");
  await screen.getByLabelText("You leave at").fill("09:05");
  await planIt(screen);
  await vi.waitFor(() =>
    expect(planner.plan.mock.calls[0]?.[0]).toMatchObject({
      start: "airport:DEL",
      arrives: 810,
      leaves: 545,
    }),
  );
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
    expect(values.plan).toMatch(/^2\.[\w-]+$/);
    expect(values.seen).toMatch(/^[0-9a-f]{64}$/);
  });
});

test("what plans is made ready for the wish that the form asks, and again for another answer", async () => {
  const planner = createPlanner();
  const screen = await openPage(planner);
  await screen.getByLabelText("Days", { exact: true }).fill("12");
  await userEvent.keyboard("{Tab}");
  await vi.waitFor(() =>
    expect(planner.warm).toHaveBeenLastCalledWith(
      expect.objectContaining({ when: expect.objectContaining({ days: 12 }) }),
    ),
  );
  await planIt(screen);
  await expect.element(heading(screen)).toBeVisible();
  expect(planner.plan.mock.calls[0]?.[0]).toEqual(planner.warm.mock.lastCall?.[0]);
});

/** The page that the server has no turn for: what the address asks for is planned here. */
const openUnplanned = async (planner: Planner, query: string, wish: Wish | null = null) => {
  window.history.replaceState(null, "", `/plan?${query}`);
  return renderPage(
    <PlanPage
      form={form}
      wish={wish}
      link={null}
      result={null}
      faults={[]}
      isUnplanned
      open={() => planner}
    />,
    "/plan",
  );
};

test("whoever opens a link sees its trip; what was asked is a line that opens", async () => {
  const screen = await openUnplanned(createPlanner(), "days=4", Wish.parse({}));
  await expect.element(heading(screen)).toBeVisible();
  await expect.element(screen.getByText(/^₹[\d,–]+ Total for \d/).first()).toBeVisible();
  const go = screen.getByRole("button", { name: "Plan again" });
  await expect.element(go).not.toBeInTheDocument();
  await screen.getByText("Change the wish").click();
  await expect.element(go).toBeVisible();
});

test("a shared link that the server does not plan is planned here, as nobody's own yet", async () => {
  keepPlan({ id: "11111111-1111-4111-8111-111111111111", plan: planOf(makeTrip(Wish.parse({}))) });
  const kept = readKeptPlans().length;
  const planner = createPlanner();
  const shared = Wish.parse({ start: "base:agra", must: ["taj-mahal"], pace: "easy" });
  const screen = await openUnplanned(planner, `p=${await writeWishLink(shared)}`);
  await expect.element(heading(screen)).toBeVisible();
  expect(planner.plan).toHaveBeenCalledOnce();
  expect(planner.plan.mock.calls[0]?.[0]).toMatchObject({ start: "base:agra", pace: "easy" });
  await expect.element(screen.getByText(/your browser makes it itself/)).not.toBeInTheDocument();
  expect(readKeptPlans()).toHaveLength(kept);
});

test("so is a form that was sent without days, with the names that were typed", async () => {
  const planner = createPlanner();
  const screen = await openUnplanned(planner, "days=9&mustNames=taj mahal&adults=99");
  await expect.element(heading(screen)).toBeVisible();
  expect(planner.plan.mock.calls[0]?.[0]).toMatchObject({ must: ["taj-mahal"] });
  await expect.element(screen.getByText(/Adults: can be 1 to 20, so 20 is taken/)).toBeVisible();
});

test("what the server has read and not planned is planned as it was read", async () => {
  const planner = createPlanner();
  const screen = await openUnplanned(planner, "p=1.unread", Wish.parse({ start: "base:delhi" }));
  await expect.element(heading(screen)).toBeVisible();
  expect(planner.plan.mock.calls[0]?.[0]).toMatchObject({ start: "base:delhi" });
});

test("while it is planned here the reason stands there, and the form", async () => {
  const planner = createPlanner();
  planner.plan.mockReturnValueOnce(new Promise(() => {}));
  const screen = await openUnplanned(planner, "days=9");
  await expect.element(screen.getByText(/your browser makes it itself/)).toBeVisible();
  await expect.element(screen.getByText("Your trip is being planned.")).toBeInTheDocument();
  expect(screen.container.querySelector("form")).not.toBeNull();
});

test("a shared link that is one's own kept trip goes on as that", async () => {
  const planner = createPlanner();
  const mine = makeTrip(Wish.parse({ start: "base:agra" }), 777);
  keepPlan({ id: "22222222-2222-4222-8222-222222222222", plan: planOf(mine) });
  planner.open.mockResolvedValueOnce(planOf(mine));
  const screen = await openUnplanned(planner, `p=${await writeTripLink(writeDocument(mine))}`);
  await expect.element(heading(screen)).toBeVisible();
  expect(planner.plan).not.toHaveBeenCalled();
  expect(readKeptPlans()).toHaveLength(1);
});
