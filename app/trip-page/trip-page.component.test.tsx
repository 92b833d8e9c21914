import { beforeEach, expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import {
  answerCalls,
  type CallAnswer,
  holdAnswer,
  refuse,
} from "#tests/components/answer-calls.ts";
import { openEventStreams } from "#tests/components/event-streams.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { documentOfStoredDays } from "#trip/document-of-stored-days.ts";
import { listDayStops } from "./day-map.tsx";
import { TripPageView } from "./trip-page-view.tsx";

const token = "a".repeat(43);
const map = {
  drawing: "/map.svg",
  lands: [],
  anchors: [
    { lon: 70, lat: 10, x: 0, y: 1000 },
    { lon: 92, lat: 32, x: 900, y: 0 },
  ],
};
const base = `/api/trip/${token}`;
const day = { id: "d1", date: "2027-06-10", title: "Leh", text: "", sleeps: "Leh", stops: [] };
/** Days as they cross the wire: as their document. */
const shown = (days: PlanDays) => ({ trip: documentOfStoredDays(days, []), said: {} });
type WithDays<T> = Partial<T> & { days?: PlanDays };
const page = ({ days = [day], ...changes }: WithDays<TripPage> = {}): TripPage => ({
  reference: "SF-ABC234",
  access: "edit",
  stage: "quote_sent",
  name: "Asha Devi",
  destination: "Leh",
  travelDate: "2027-06-10",
  travelWhen: "",
  travelers: "2",
  tripType: "family",
  message: "",
  plan: "",
  ...shown(days),
  moreDays: 0,
  sights: {},
  beds: {},
  daysNumber: 1,
  daysBy: "Asha Devi",
  comments: [],
  settings: { prices: true, names: true },
  messages: [],
  whatsapp: null,
  ...changes,
});
const quote = ({ days = [day], ...changes }: WithDays<ShownQuote> = {}): ShownQuote => ({
  id: "00000000-0000-4000-8000-000000000001",
  number: 2,
  state: "sent",
  sentAt: "2026-11-22T06:00:00Z",
  validUntil: "2026-12-05",
  reason: "",
  title: "Ladakh slowly",
  intro: "",
  language: "en",
  party: { adults: 2, children: 0, ages: [], rooms: 1, atLeast: false },
  departure: "2027-06-10",
  ...shown(days),
  inclusions: [],
  exclusions: [],
  terms: "Paid in two parts.",
  price: {
    items: [],
    package: null,
    ticked: [],
    totals: {
      bases: { package: 100_00, other: 0, none: 0 },
      base: 100_00,
      gst: { package: 5_00, other: 0 },
      tcs: 0,
      total: 105_00,
      persons: [52_50, 52_50],
      parts: [],
      shown: null,
    },
    tax: { from: "2026-01-01", package: 500, other: 1800, tcs: 0 },
    exchange: null,
    due: [],
  },
  changes: null,
  acceptance: null,
  mayAccept: true,
  ...changes,
});

let streams: ReturnType<typeof openEventStreams>;
beforeEach(() => {
  streams = openEventStreams();
});

/** The server with this trip and quote; what else is asked is answered by `more`. */
const serve = (
  state: { page: TripPage; quote: ShownQuote | null },
  more: (method: string, path: string, body: unknown) => CallAnswer | Promise<CallAnswer> = () =>
    undefined,
) =>
  answerCalls(({ method, path, body }) => {
    if (method === "GET" && path === base) return state.page;
    if (method === "GET" && path === `${base}/quote`) return { quote: state.quote };
    return more(method, path.replace(base, ""), body);
  });
const open = () => renderPage(<TripPageView token={token} map={map} />);

test("a link that is closed says so, and offers nothing else", async () => {
  answerCalls(() =>
    refuse(404, { error: { code: "not_found", message: "This link is not open." } }),
  );
  const screen = await open();
  await expect
    .element(screen.getByRole("heading", { name: "This link is not open" }))
    .toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" }).elements()).toHaveLength(0);
});

/** The server of a request that waits for its confirmation. */
function serveWaiting(confirm: () => CallAnswer) {
  let isSent = false;
  return answerCalls(({ method, path }) => {
    if (method === "POST" && path === "/api/trips/confirm") {
      const answer = confirm();
      isSent = !(answer && "status" in answer);
      return answer;
    }
    const none = refuse(404, { error: { code: "not_found", message: "This link is not open." } });
    if (!isSent) return none;
    if (path === base) return page();
    return path === `${base}/quote` ? { quote: null } : undefined;
  });
}
const confirms = (calls: { path: string }[]) =>
  calls.filter(({ path }) => path === "/api/trips/confirm");

test("the mail's link sends nothing by itself: a press does, once, and the mark goes", async () => {
  window.history.replaceState(null, "", "#confirm");
  const calls = serveWaiting(() => ({ message: "Your request is with us.", reference: "SF-1" }));
  const screen = await open();
  const press = screen.getByRole("button", { name: "Send my request" });
  await expect.element(press).toBeVisible();
  expect(confirms(calls)).toHaveLength(0);
  await press.click();
  await expect.element(screen.getByText("Your request is with us.")).toBeVisible();
  expect(confirms(calls)).toMatchObject([{ body: { token } }]);
  expect(window.location.hash).toBe("");
});

test("a link that is too old is said to be closed once it was pressed; a broken line can be tried again", async () => {
  window.history.replaceState(null, "", "#confirm");
  let answer: CallAnswer = refuse(503, {});
  serveWaiting(() => answer);
  const screen = await open();
  const press = screen.getByRole("button", { name: "Send my request" });
  await press.click();
  await expect.element(screen.getByRole("alert").first()).toBeInTheDocument();
  answer = refuse(404, { error: { code: "not_found", message: "This link is not open." } });
  await press.click();
  await expect
    .element(screen.getByRole("heading", { name: "This link is not open" }))
    .toBeVisible();
  expect(window.location.hash).toBe("");
});

test("followed a second time the link opens the page, and asks for no press", async () => {
  window.history.replaceState(null, "", "#confirm");
  const calls = serve({ page: page(), quote: null });
  const screen = await open();
  await expect.element(screen.getByText("SF-ABC234")).toBeVisible();
  expect(screen.getByRole("button", { name: "Send my request" }).query()).toBeNull();
  await expect.poll(() => window.location.hash).toBe("");
  expect(confirms(calls)).toHaveLength(0);
});

test("a day that somebody else changed meanwhile is shown beside the words, which stay and can be sent again", async () => {
  const state = { page: page(), quote: null };
  const theirs = { ...day, title: "Theirs", sleeps: "Nubra" };
  const calls = serve(state, (method, path, body) => {
    if (method !== "POST" || path !== "/edits") return undefined;
    if ((body as { base: number }).base < state.page.daysNumber)
      return refuse(409, { error: { code: "conflict", message: "Somebody has changed it." } });
    return page({ days: [{ ...theirs, title: "Mine" }], daysNumber: 3 });
  });
  const screen = await open();
  await screen.getByRole("button", { name: "Edit day: Leh" }).click();
  state.page = page({ days: [theirs], daysNumber: 2 });
  await screen.getByLabelText("Title of the day").fill("Mine");
  await screen.getByRole("button", { name: "Save day" }).click();
  await expect.element(screen.getByText(/Meanwhile somebody else/)).toBeVisible();
  await expect.element(screen.getByRole("dialog").getByText(/Theirs/)).toBeVisible();
  await expect.element(screen.getByLabelText("Title of the day")).toHaveValue("Mine");
  await screen.getByRole("button", { name: "Save day" }).click();
  await expect.element(screen.getByRole("heading", { name: /Mine$/ })).toBeVisible();
  // What was typed alone is sent: what the other wrote beside it stays.
  const edits = [{ do: "rename-day", day: "d1", title: "Mine" }];
  expect(calls.at(-1)?.body).toMatchObject({ base: 2, edits });
});

test("a trip that is over says so, is shortened, and offers no further day", async () => {
  serve({ page: page({ moreDays: 343 }), quote: null });
  const screen = await open();
  await expect.element(screen.getByText(/This trip has 344 days/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Remove Leh" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Add a day" }).elements()).toHaveLength(0);
});

test("the office's words are marked, and so is who signs like the office", async () => {
  const comment = {
    ...{ id: "c1", name: "Safarnama", body: "Book the boat early.", day: "d1", stop: null },
    ...{
      alternative: false,
      byDesk: true,
      claimsOffice: false,
      votes: 0,
      at: "2026-11-22T06:00:00Z",
    },
  };
  const forged = { ...comment, id: "c2", body: "Pay here.", byDesk: false, claimsOffice: true };
  const plain = { ...forged, id: "c3", body: "Lovely.", name: "Uncle", claimsOffice: false };
  serve({ page: page({ comments: [comment, forged, plain] }), quote: null });
  const screen = await open();
  const marksOf = (body: string) =>
    screen
      .getByRole("listitem")
      .filter({ hasText: body })
      .getByText(/our office/);
  await expect.element(marksOf("Book the boat early.")).toHaveTextContent("From our office");
  await expect.element(marksOf("Pay here.")).toHaveTextContent("A visitor, not our office");
  expect(marksOf("Lovely.").elements()).toHaveLength(0);
});

test("a reading link changes nothing and is not asked to accept", async () => {
  serve({ page: page({ access: "read" }), quote: quote({ mayAccept: false }) });
  const screen = await open();
  await expect.element(screen.getByRole("heading", { name: "Ladakh slowly" })).toBeVisible();
  for (const name of [/Edit day/, /Add a day/, /Accept for/, /reading link/])
    expect(screen.getByRole("button", { name }).elements()).toHaveLength(0);
  await expect.element(screen.getByRole("button", { name: "Comment: Leh" })).toBeVisible();
  for (const [name, file] of [
    ["The trip as PDF", "trip.pdf"],
    ["Calendar file", "trip.ics"],
    ["Track for maps (GPX)", "trip.gpx"],
  ] as const)
    await expect
      .element(screen.getByRole("link", { name }))
      .toHaveAttribute("href", `${base}/${file}`);
});

test("accepting asks for a name and consent, and sends the sum that was shown", async () => {
  const state: { page: TripPage; quote: ShownQuote | null } = { page: page(), quote: quote() };
  const calls = serve(state, (_method, path) => {
    if (path !== "/acceptance") return undefined;
    const acceptance = { name: "Asha", at: "2026-11-22T07:00:00Z", total: 105_00, version: 2 };
    return { quote: quote({ state: "accepted", acceptance, mayAccept: false }) };
  });
  const screen = await open();
  const accept = screen.getByRole("button", { name: "Accept for ₹105" });
  await accept.click();
  await expect.element(screen.getByText("Please write your name.")).toBeVisible();
  expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  await screen.getByLabelText("Your full name").fill("Asha");
  await screen.getByLabelText(/I have read the terms/).click();
  await accept.click();
  await expect.element(screen.getByText(/Accepted by Asha/)).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    version: quote().id,
    ticked: [],
    total: 105_00,
    name: "Asha",
    agreed: true,
  });
});

test("an acceptance that comes too late is refused in words, and the quote is shown as it stands", async () => {
  const state: { page: TripPage; quote: ShownQuote | null } = { page: page(), quote: quote() };
  serve(state, (_method, path) => {
    if (path !== "/acceptance") return undefined;
    state.quote = quote({ number: 3, title: "Ladakh, other days" });
    return refuse(409, { error: { code: "conflict", message: "There is a newer version." } });
  });
  const screen = await open();
  await screen.getByLabelText("Your full name").fill("Asha");
  await screen.getByLabelText(/I have read the terms/).click();
  await screen.getByRole("button", { name: /Accept for/ }).click();
  await expect.element(screen.getByText("There is a newer version.")).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Ladakh, other days" })).toBeVisible();
  await expect.element(screen.getByLabelText("Your full name")).toHaveValue("Asha");
});

test("what somebody else does is there by itself", async () => {
  const state: { page: TripPage; quote: ShownQuote | null } = { page: page(), quote: null };
  serve(state);
  const screen = await open();
  await expect.element(screen.getByRole("heading", { name: /Leh$/, level: 3 })).toBeVisible();
  await expect.poll(() => streams.living().length).toBe(1);
  state.page = page({ days: [{ ...day, title: "Nubra" }], daysNumber: 2 });
  state.quote = quote({ days: [{ ...day, title: "Nubra" }] });
  streams.send({ topic: "trips" });
  await expect.element(screen.getByRole("heading", { name: /Nubra$/ })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Ladakh slowly" })).toBeVisible();
});

test("what was changed before the stream stood open is read at its opening", async () => {
  const state = { page: page(), quote: null };
  serve(state);
  const screen = await open();
  await expect.poll(() => streams.living().length).toBe(1);
  state.page = page({ days: [{ ...day, title: "Nubra" }], daysNumber: 2 });
  streams.open();
  await expect.element(screen.getByRole("heading", { name: /Nubra$/ })).toBeVisible();
});

test("an answer to one's own change that is older than what was heard does not stay", async () => {
  const state = { page: page({ days: [day, { ...day, id: "d2", title: "Hunder" }] }), quote: null };
  const held = holdAnswer();
  const calls = serve(state, (method, path) =>
    method === "POST" && path === "/edits" ? held.answer : undefined,
  );
  const screen = await open();
  await screen.getByRole("button", { name: "Edit day: Leh" }).click();
  await screen.getByLabelText("Title of the day").fill("Mine");
  await screen.getByRole("button", { name: "Save day" }).click();
  await expect.poll(() => calls.some(({ path }) => path.endsWith("/edits"))).toBe(true);
  const mine = [
    { ...day, title: "Mine" },
    { ...day, id: "d2", title: "Hunder" },
  ];
  // Read by the server before the other's change, on its way when that is heard.
  const older = page({ days: mine, daysNumber: 2 });
  state.page = page({
    days: [
      { ...day, title: "Mine" },
      { ...day, id: "d2", title: "Yours" },
    ],
    daysNumber: 3,
  });
  streams.send({ topic: "trips" });
  held.give(older);
  await expect.element(screen.getByRole("heading", { name: /Yours$/ })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: /Mine$/ })).toBeVisible();
});

test("days stand on the map where their last known stop is, a place once with all its days", () => {
  const sight = (name: string, lat: number) => ({
    name,
    lat,
    lon: 77,
    picture: null,
    worth: 40,
    stamp: "fort",
  });
  const at = (id: string, sleeps: string | null, seen: string) => ({
    ...day,
    id,
    sleeps,
    stops: [
      { id: `${id}-1`, name: "Lunch", sight: null, at: null, text: "" },
      // As the reader's language calls it; the facts have the English.
      { id: `${id}-2`, name: `${seen} (लेह)`, sight: seen, at: null, text: "" },
    ],
  });
  const stops = listDayStops({
    days: [at("d1", "Leh", "shanti"), at("d2", "Leh", "palace"), at("d3", null, "fort"), day],
    sights: { shanti: sight("Shanti", 34), palace: sight("Palace", 34.2), fort: sight("Fort", 27) },
    beds: {},
  });
  expect(stops.map(({ base, days }) => [base.name, base.lat, days])).toEqual([
    ["Leh", 34, [1, 2]],
    ["fort (लेह)", 27, [3]],
  ]);
});

test("a day that ends elsewhere stands where its night is spent, not where its sights are", () => {
  const stop = { id: "s1", name: "Qutub Minar", sight: "qutub", at: null, text: "" };
  const stops = listDayStops({
    days: [{ ...day, sleeps: "Agra", stops: [stop] }],
    sights: {
      qutub: { name: "Qutub Minar", lat: 28.5, lon: 77.2, picture: null, worth: 40, stamp: "fort" },
    },
    beds: { Agra: { lat: 27.2, lon: 78 } },
  });
  expect(stops.map(({ base }) => [base.name, base.lat])).toEqual([["Agra", 27.2]]);
});

test("the offered days are drawn as they were planned: by what one goes, until when, and whole on a wide screen", async () => {
  await browser.viewport(1280, 800);
  const offered = quote({ days: [{ ...day, id: "d2", title: "A full day" }] });
  const fields = { minutes: 60, by: "planner" as const, text: "", notices: [] };
  const visits = Array.from({ length: 9 }, (_, index) => ({
    ...{ ...fields, id: `v${index}`, at: 540 + index * 70, kind: "visit" as const },
    ...{ sight: `s${index}`, name: `Sight ${index}`, fixed: "no" as const, why: [] },
  }));
  const ride = {
    ...{ ...fields, id: "r1", at: 420, minutes: 115, kind: "ride" as const },
    ...{ mode: "train" as const, night: false, name: "12002 Shatabdi" },
    ...{ from: { base: "delhi", name: "Delhi" }, to: { base: "agra", name: "Agra" } },
  };
  const [first] = offered.trip.days;
  if (!first) throw new Error("no day");
  offered.trip = { ...offered.trip, days: [{ ...first, items: [ride, ...visits] }] };
  serve({ page: page(), quote: offered });
  const screen = await open();
  await expect.element(screen.getByText("12002 Shatabdi")).toBeVisible();
  await expect.element(screen.getByText("By train to Agra").first()).toBeInTheDocument();
  await expect.element(screen.getByText("1 h 55 min").first()).toBeInTheDocument();
  await expect.element(screen.getByText("9:00–10:00", { exact: true })).toBeVisible();
  const strip = document.querySelector('[data-day-id="d2"] ol');
  expect(strip?.children).toHaveLength(12);
  expect(strip?.scrollWidth).toBe(strip?.clientWidth);
});

test("the days that are offered are shown where they are not the traveller's own, and those stay", async () => {
  const offered = [{ ...day, title: "Leh, at leisure" }];
  serve({ page: page(), quote: quote({ days: offered }) });
  const screen = await open();
  await expect.element(screen.getByRole("heading", { name: /Leh, at leisure$/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Edit day/ }).elements()).toHaveLength(0);
  await screen.getByRole("button", { name: "Your plan" }).click();
  await expect.element(screen.getByRole("button", { name: "Edit day: Leh" })).toBeVisible();
  expect(screen.getByRole("heading", { name: /at leisure$/ }).elements()).toHaveLength(0);
  await screen.getByRole("button", { name: "In the quote" }).click();
  await expect.element(screen.getByRole("heading", { name: /Leh, at leisure$/ })).toBeVisible();
});

test.each(["withdrawn", "declined", "lapsed"] as const)(
  "the days of a quote that was %s are no longer the trip's",
  async (state) => {
    const offered = [{ ...day, title: "Leh, at leisure" }];
    serve({ page: page(), quote: quote({ days: offered, state, mayAccept: false }) });
    const screen = await open();
    await expect.element(screen.getByRole("button", { name: "Edit day: Leh" })).toBeVisible();
    expect(screen.getByRole("button", { name: "In the quote" }).elements()).toHaveLength(0);
  },
);

test("a link without prices says that the quote is accepted, not until when it may be", async () => {
  const accepted = quote({ state: "accepted", price: null, mayAccept: false });
  serve({ page: page({ access: "read", stage: "accepted" }), quote: accepted });
  const screen = await open();
  await expect.element(screen.getByText("This quote has been accepted.")).toBeVisible();
  expect(screen.getByText(/You can accept it until/).elements()).toHaveLength(0);
});

test("a trip that is over shows the days that were travelled alone, and changes none of them", async () => {
  const travelled = [{ ...day, id: "q1", title: "Hanle", sleeps: "Hanle", date: null }];
  const past = quote({ state: "accepted", departure: "2026-06-10", days: travelled });
  serve(
    { page: page({ stage: "accepted", travelDate: "2026-06-10" }), quote: past },
    (_method, path) =>
      path === "/memory"
        ? { isOver: true, from: "2026-06-10", photos: [], review: "none" }
        : undefined,
  );
  const screen = await open();
  await expect
    .element(screen.getByRole("heading", { name: "June 2026: what stays of it" }))
    .toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Day 1 Hanle" })).toBeVisible();
  for (const name of ["Your plan", "Add a day", "Edit day: Hanle", "Remove Hanle"])
    expect(screen.getByRole("button", { name }).elements()).toHaveLength(0);
});

test("a quote for a trip without days of its own is taken along on paper, and counted at the top", async () => {
  serve({ page: page({ days: [] }), quote: quote() });
  const screen = await open();
  await expect.element(screen.getByText(/^1 day · 2 travellers/)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "One sheet for the fridge" }))
    .toHaveAttribute("href", `${base}/fridge.pdf`);
});
