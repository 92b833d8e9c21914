import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { LiveProvider } from "#app/desk/live.tsx";
import { UndoProvider } from "#app/desk/ui/undo-bar.tsx";
import { blankItem } from "#contract/quote/blank-item.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { Template } from "#contract/quote/rate-book.ts";
import { noTerms } from "#contract/quote/rate-terms.ts";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import {
  answerCalls,
  type Call,
  type CallAnswer,
  holdAnswer,
  refuse,
} from "#tests/components/answer-calls.ts";
import { openEventStreams } from "#tests/components/event-streams.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { documentOfStoredDays } from "#trip/document-of-stored-days.ts";
import { QuotesTab } from "./quotes-tab.tsx";

const self = (role: DeskSelf["role"]): DeskSelf => ({
  id: "00000000-0000-4000-8000-00000000000a",
  email: "desk@example.org",
  name: "Desk",
  role,
  secondFactor: true,
  mustEnrol: false,
  recoveryCodesLeft: 8,
});

const trip = {
  id: "t1",
  reference: "SF-7KQ2M9",
  name: "Asha Devi",
  email: "asha@example.org",
  phone: "",
  destination: "Leh",
  travelDate: "2027-06-10",
  travelWhen: "",
  travelers: "5",
  party: { adults: 4, children: [8] },
  comments: [
    {
      id: "c1",
      name: "Asha",
      body: "Could we stay by the lake?",
      day: "d3",
      stop: null,
      alternative: true,
      byDesk: false,
      claimsOffice: false,
      votes: 2,
      at: "2026-11-22T06:00:00Z",
    },
  ],
};

const day = (id: string, sleeps: string) => ({
  id,
  date: null,
  title: `A day in ${sleeps}`,
  text: "",
  sleeps,
  stops: [],
});
const content: QuoteContent = {
  version: 5,
  package: null,
  suppliers: false,
  title: "Ladakh",
  intro: "",
  language: "en",
  party: { adults: 2, children: 0, ages: [], rooms: 1, atLeast: false },
  departure: "2027-06-10",
  trip: documentOfStoredDays([day("d1", "Leh"), day("d2", "Leh"), day("d3", "Hanle")], []),
  items: [],
  inclusions: [],
  exclusions: [],
  terms: "",
  tcs: false,
  currency: null,
  validUntil: "2026-12-05",
  schedule: [
    { label: "Deposit", share: 3000, due: "acceptance", days: 3 },
    { label: "Balance", share: 7000, due: "departure", days: 30 },
  ],
};

const rate = {
  id: "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a11",
  name: "Double room",
  per: "room",
  from: null,
  to: null,
  price: 500_000,
  childPrice: null,
  childPrices: [],
  extraBedPrice: null,
  margin: null,
  costs: "open",
  tax: "package",
  terms: noTerms,
};

const book = {
  suppliers: [
    {
      id: "s1",
      kind: "stay",
      name: "Grand Dragon",
      place: "Leh",
      email: "",
      phone: "",
      note: "",
      rates: [rate],
    },
  ],
};

const proposed = [
  { ...blankItem("stay", "Hotel in Leh", "stay-d1"), day: "d1", nightsOf: ["d1", "d2"], nights: 2 },
  { ...blankItem("transport", "Car with driver: Leh, Hanle", "car-d3"), day: "d3" },
  { ...blankItem("ticket", "Fort: tickets, foreigners", "ticket-fort"), day: "d1", price: 600_00 },
];

let kept: DeskQuote;
let calls: Call[];
let refusal: CallAnswer | null;
let templates: Template[];
let said: string;
let offered: CallAnswer | Promise<CallAnswer>;
let plan: CallAnswer | Promise<CallAnswer>;
beforeEach(() => {
  templates = [];
  said = "";
  offered = book;
  plan = { services: [], items: proposed };
  openEventStreams();
  refusal = null;
  kept = {
    revision: 0,
    content,
    updatedAt: null,
    updatedBy: "",
    versions: [],
    acceptance: null,
    tax: { from: "2017-07-01", package: 500, other: 1800, tcs: 500 },
    exchange: [],
    margin: null,
    canBePaid: true,
    sellsAbroad: false,
  };
  calls = answerCalls(({ method, path, body }) => {
    if (path === "/api/desk/templates") return { templates: templates };
    if (path === "/api/desk/suppliers") return offered;
    if (path === "/api/desk/trips/t1")
      return { ...trip, plan: "", message: said, party: said ? null : trip.party };
    if (path === "/api/desk/trips/t1/services") return plan;
    if (method === "PUT") {
      if (refusal) return refusal;
      const sent = body as { revision: number; content: QuoteContent };
      if (sent.revision !== kept.revision)
        return refuse(409, { error: { code: "conflict", message: "Changed meanwhile." } });
      kept = { ...kept, revision: sent.revision + 1, content: sent.content };
    }
    return kept;
  });
});

const show = (role: DeskSelf["role"] = "editor") =>
  renderPage(
    <LiveProvider>
      <UndoProvider>
        <QuotesTab self={self(role)} />
      </UndoProvider>
    </LiveProvider>,
    "/AdminPanel?tab=quotes&trip=t1",
  );
const saves = () => calls.filter(({ method }) => method === "PUT");
type View = Awaited<ReturnType<typeof show>>;
const sumsOf = (view: View) => view.getByLabelText("Sums", { exact: true });
const linesOf = (view: View) => view.getByRole("region", { name: "Prices", exact: true });
const total = (view: Awaited<ReturnType<typeof show>>) => view.getByText("Total", { exact: true });

test("a quote begins from the plan: stays, car and tickets, once; its days say which they are", async () => {
  const view = await show();
  const begin = view.getByRole("button", { name: "Begin from the plan" });
  await userEvent.click(begin);
  await expect.element(view.getByText("Lines that came from the plan: 4.")).toBeVisible();
  await expect.element(view.getByText("All kept.")).toBeVisible();
  await expect
    .poll(() => kept.content.items.map(({ title, price }) => [title, price]))
    .toEqual([
      ["Hotel in Leh", 0],
      ["Hotel in Hanle", 0],
      ["Car with driver: Leh, Hanle", 0],
      ["Fort: tickets, foreigners", 600_00],
    ]);
  await userEvent.click(begin);
  await expect
    .element(view.getByText("Everything that the plan asks for has a line."))
    .toBeVisible();
  const marks = [...view.container.querySelectorAll<HTMLElement>("[data-day-id]")];
  expect(
    marks.map(({ dataset }) => [dataset.day, dataset.dayId, dataset.date, dataset.night]),
  ).toEqual([
    ["1", "d1", "2027-06-10", "Leh"],
    ["2", "d2", "2027-06-11", "Leh"],
    ["3", "d3", "2027-06-12", "Hanle"],
  ]);
});

test("nights become stays, sums follow the typing, and what is typed is kept once it rests", async () => {
  const view = await show();
  await userEvent.click(view.getByRole("button", { name: "A stay for each night" }));
  const prices = view.getByLabelText("Price, ₹");
  await expect.element(prices.nth(1)).toBeVisible();
  await userEvent.fill(prices.nth(0), "4,500");
  await userEvent.fill(prices.nth(1), "1000.50");
  // 2 nights at 4,500 and one at 1,000.50, 5 % upon them.
  await expect.element(sumsOf(view).getByText("₹10,500.53")).toBeVisible();
  await expect.element(view.getByText("All kept.")).toBeVisible();
  await expect
    .poll(() => kept.content.items.map(({ price, nights }) => [price, nights]))
    .toEqual([
      [450_000, 2],
      [100_050, 1],
    ]);
  expect(saves().length).toBeLessThanOrEqual(3);
});

test("the rate book by one key: a word and Enter", async () => {
  const view = await show();
  await expect.element(total(view)).toBeVisible();
  await userEvent.keyboard("b");
  await userEvent.keyboard("dragon");
  await expect.element(view.getByRole("option", { name: /Grand Dragon/ })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(view.getByLabelText("Stay", { exact: true }))
    .toHaveValue("Grand Dragon, Double room");
  await expect.poll(() => kept.content.items[0]?.rate).toBe(rate.id);
});

test("what is pressed before the rate book has come is done when it comes, over what was typed meanwhile", async () => {
  const held = holdAnswer();
  offered = held.answer;
  const view = await show();
  await expect.element(total(view)).toBeVisible();
  await userEvent.click(view.getByRole("button", { name: "A stay for each night" }));
  await userEvent.keyboard("p");
  await userEvent.fill(view.getByLabelText("Title", { exact: true }), "Typed meanwhile");
  held.give(book);
  await expect.element(view.getByText(/lines? priced from the rate book/)).toBeVisible();
  await expect.element(view.getByText("All kept.")).toBeVisible();
  await expect
    .poll(() => [kept.content.title, kept.content.items.filter(({ rate: of }) => of).length])
    .toEqual(["Typed meanwhile", 1]);
});

test("P prices the lines that are still on their way from the plan", async () => {
  const held = holdAnswer();
  plan = held.answer;
  const view = await show();
  await userEvent.click(view.getByRole("button", { name: "Begin from the plan" }));
  await userEvent.keyboard("p");
  held.give({ services: [], items: proposed });
  await expect
    .poll(() => kept.content.items.map(({ title, rate: of }) => [title, of !== null]))
    .toEqual([
      ["Grand Dragon, Double room", true],
      ["Hotel in Hanle", false],
      ["Car with driver: Leh, Hanle", false],
      ["Fort: tickets, foreigners", false],
    ]);
});

test("Enter before the rate book has come takes the first that is found", async () => {
  const held = holdAnswer();
  offered = held.answer;
  const view = await show();
  await expect.element(total(view)).toBeVisible();
  await userEvent.keyboard("b");
  await userEvent.keyboard("dragon{Enter}");
  held.give(book);
  await expect
    .element(view.getByLabelText("Stay", { exact: true }))
    .toHaveValue("Grand Dragon, Double room");
});

test("whoever was overtaken keeps their words until they let go of them", async () => {
  const view = await show();
  const title = view.getByLabelText("Title", { exact: true });
  await expect.element(title).toHaveValue("Ladakh");
  refusal = refuse(409, {
    error: { code: "conflict", message: "Somebody has changed this quote meanwhile." },
  });
  await userEvent.fill(title, "Mine");
  await expect.element(view.getByText(/Somebody has changed this quote meanwhile/)).toBeVisible();
  await expect.element(title).toHaveValue("Mine");
  kept = { ...kept, revision: 9, content: { ...content, title: "Theirs" } };
  await userEvent.click(view.getByRole("button", { name: "Show what is kept" }));
  await expect.element(title).toHaveValue("Theirs");
});

test("what another operator kept meanwhile is brought together with what is typed", async () => {
  const view = await show();
  await expect.element(view.getByLabelText("Title", { exact: true })).toHaveValue("Ladakh");
  const nubra = documentOfStoredDays([day("d1", "Nubra")], []).days;
  const trip = { ...content.trip, days: [...nubra, ...content.trip.days.slice(1)] };
  const theirs = { ...content, trip };
  kept = { ...kept, revision: 4, content: theirs };
  // A toast goes again by itself: what was said is written down as it comes.
  const said: string[] = [];
  const listening = new MutationObserver(() => said.push(document.body.textContent));
  listening.observe(document.body, { childList: true, subtree: true });
  await userEvent.fill(view.getByLabelText("Title", { exact: true }), "Mine");
  await expect
    .poll(() => said.some((text) => text.includes("their changes are here beside yours")), {
      timeout: 15_000,
    })
    .toBe(true);
  listening.disconnect();
  await expect
    .poll(() => [kept.revision, kept.content.title, kept.content.trip.days[0]?.title])
    .toEqual([5, "Mine", "A day in Nubra"]);
  await expect.element(view.getByText("All kept.")).toBeVisible();
});

test("a night that moves away from its stay is said, and a renamed line loses its rate until it is taken again", async () => {
  const view = await show();
  await userEvent.click(view.getByRole("button", { name: "A stay for each night" }));
  await userEvent.click(view.getByText("Day 2", { exact: true }));
  const night = view.getByLabelText("The night in").nth(1);
  await userEvent.fill(night, "Nubra");
  await userEvent.tab();
  await expect.element(view.getByText("Hotel in Leh: nights now: 1, before: 2.")).toBeVisible();
  await expect.element(view.getByText("No stay yet for: 11 Jun Nubra.").first()).toBeVisible();
  await userEvent.fill(view.getByLabelText("From the rate book"), "dragon");
  await userEvent.keyboard("{Enter}");
  const title = view.getByLabelText("Stay", { exact: true }).first();
  await expect.element(title).toHaveValue("Grand Dragon, Double room");
  await userEvent.fill(title, "A room with a view");
  await expect.element(view.getByText(/^Renamed: the supplier/)).toBeVisible();
  await userEvent.click(view.getByRole("button", { name: "It is the same service: keep them" }));
  await expect.element(view.getByText("All kept.")).toBeVisible();
  await expect
    .poll(() => kept.content.items[0])
    .toMatchObject({
      title: "A room with a view",
      rate: rate.id,
      nightsOf: ["d1"],
    });
  const sent = saves().map(({ body }) => (body as DeskQuote).content.items[0]);
  expect(sent.find((one) => one?.title === "A room with a view")?.rate).toBeNull();
});

test("a child is never an adult's price in silence: by its age it has its own, with a bed and without", async () => {
  kept = {
    ...kept,
    content: {
      ...content,
      party: { ...content.party, adults: 4, children: 1, ages: [8], rooms: 2 },
    },
  };
  const view = await show();
  await userEvent.click(view.getByRole("button", { name: "Meal", exact: true }));
  await userEvent.fill(view.getByLabelText("Price, ₹"), "495");
  const asAdult = linesOf(view).getByText("1 child (8), at an adult's price: 1 × ₹495 = ₹495");
  await expect.element(asAdult).toBeVisible();
  await userEvent.click(view.getByRole("button", { name: "More about Meal" }));
  await userEvent.click(view.getByRole("button", { name: "A price by age" }));
  await userEvent.click(view.getByRole("button", { name: "A price by age" }));
  await userEvent.fill(view.getByLabelText("Without a bed, ₹").nth(1), "250");
  await expect.element(linesOf(view).getByText("1 child (8): 1 × ₹250 = ₹250")).toBeVisible();
  await expect.element(view.getByLabelText("Sum of Meal")).toHaveTextContent("₹2,230");
  await expect.element(view.getByText("All kept.")).toBeVisible();
  expect(kept.content.items[0]?.childPrices).toEqual([
    { from: 0, to: 5, price: 0, bedPrice: null },
    { from: 6, to: 11, price: 25_000, bedPrice: null },
  ]);
});

test("what was said by link about a day stands beside it, and who travels by the plan beside the number", async () => {
  const view = await show();
  await expect.element(view.getByText(/· 4 adults, 1 child \(8\)/)).toBeVisible();
  await userEvent.click(view.getByText("Day 3", { exact: true }));
  await expect.element(view.getByText("Could we stay by the lake?")).toBeVisible();
  await expect.element(view.getByText(/Asha · suggests something else · 2 votes/)).toBeVisible();
});

test("a viewer reads and changes nothing; margins stand before owners alone", async () => {
  kept = {
    ...kept,
    revision: 1,
    content: {
      ...content,
      items: [
        { ...blankItem("stay", "A room", "i1"), price: 100_000, margin: 2000, tax: "package" },
      ],
    },
  };
  const view = await show("viewer");
  await expect.element(total(view)).toBeVisible();
  await expect.element(view.getByLabelText("Title", { exact: true })).toBeDisabled();
  expect(view.getByRole("button", { name: /^Send version/ }).elements()).toHaveLength(0);
  expect(view.getByText("Our margin").elements()).toHaveLength(0);
  await view.unmount();
  const owner = await show("owner");
  await expect.element(owner.getByText("Our margin")).toBeVisible();
  await expect.element(owner.getByText("₹200", { exact: true })).toBeVisible();
});

test("a price a person is reckoned from the lines, and says before sending what is missing", async () => {
  kept = { ...kept, canBePaid: false };
  const view = await show();
  await userEvent.click(view.getByRole("button", { name: "A stay for each night" }));
  await userEvent.fill(view.getByLabelText("Price, ₹").nth(0), "4,000");
  await userEvent.fill(view.getByLabelText("Price, ₹").nth(1), "2,000");
  await userEvent.selectOptions(view.getByLabelText("The price", { exact: true }), "package");
  await expect.poll(() => kept.content.package?.rows.length ?? 0).toBeGreaterThan(0);
  await expect.element(view.getByText(/says nothing of what is included/)).toBeVisible();
  await expect.element(view.getByText(/Nothing says how to pay/)).toBeVisible();
  const { adults, children } = kept.content.party;
  const counted = kept.content.package?.rows.reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(adults + children);
  await userEvent.fill(view.getByLabelText("Persons").nth(0), "9");
  await expect.element(view.getByText(/the party is another/).first()).toBeVisible();
  await userEvent.selectOptions(view.getByLabelText("The price", { exact: true }), "lines");
  await expect.poll(() => kept.content.package).toBeNull();
});

test("without days those that the request asks for are added by one press, each with its date, for the party that it names", async () => {
  said =
    "We are 2 couples and 1 child (7 years), want Netarhat and Betla from 12/01/2027 for 10 days";
  kept = { ...kept, content: { ...content, trip: documentOfStoredDays([], []) } };
  const view = await show();
  // A child that the words name is no adult of the quote's.
  await expect.element(view.getByLabelText("Adults", { exact: true })).toHaveValue("4");
  await expect.element(view.getByLabelText("Age of child 1")).toHaveValue("7");
  await userEvent.click(view.getByRole("button", { name: "Add 10 days, as the request says" }));
  await expect.poll(() => kept.content.trip.days.length).toBe(10);
  const days = view.getByRole("region", { name: "Days", exact: true });
  await expect.element(days.getByText("Day 10", { exact: true })).toBeVisible();
  // Typed days show dates: 10 June 2027 and nine days on.
  await expect.element(days.getByText(/19 Jun/)).toBeVisible();
  await expect
    .element(view.getByRole("button", { name: /as the request says/ }))
    .not.toBeInTheDocument();
  expect(kept.content.party).toMatchObject({ adults: 4, children: 1, ages: [7], rooms: 2 });
});

test("priced without a line yet, the quote begins with what its days need", async () => {
  const view = await show();
  await userEvent.click(view.getByRole("button", { name: "Price from the rate book" }));
  await expect
    .poll(() => kept.content.items.map(({ kind, price }) => [kind, price > 0]))
    .toEqual([
      ["stay", true],
      ["stay", false],
      ["transport", false],
      ["ticket", true],
    ]);
});

test("a rate of another season stands behind those that hold, and says so", async () => {
  const winter = { ...rate, id: "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a12", name: "Winter room" };
  const rates = [{ ...winter, from: "2026-10-01", to: "2027-03-31" }, rate];
  offered = { suppliers: book.suppliers.map((one) => ({ ...one, rates })) };
  const view = await show();
  await expect.element(total(view)).toBeVisible();
  await userEvent.keyboard("b");
  await userEvent.keyboard("dragon");
  const options = view.getByRole("listbox", { name: "From the rate book" }).getByRole("option");
  await expect
    .poll(() => options.elements().map((one) => /Not on 10 Jun 2027/.test(one.textContent)))
    .toEqual([false, true]);
  expect(options.elements()[1]?.textContent).toContain("Winter room");
});

test("a whole trip of the templates brings its days and its services with their supplier and nights", async () => {
  const stay = {
    ...blankItem("stay", "Grand Dragon, Double room", "line-1"),
    ...{ day: "a", nightsOf: ["a", "b"], nights: 2, price: 500_000 },
    ...{ supplier: "Grand Dragon", rate: rate.id },
  };
  const days = documentOfStoredDays([day("a", "Leh"), day("b", "Leh"), day("c", "Hanle")], []);
  templates = [
    {
      ...{ id: "w1", name: "Ladakh in three days", kind: "trip", language: "en" },
      content: { trip: days, items: [stay], inclusions: ["Breakfast"], exclusions: [], intro: "" },
    } as unknown as Template,
  ];
  kept = { ...kept, content: { ...content, trip: documentOfStoredDays([], []) } };
  const view = await show();
  await userEvent.selectOptions(view.getByLabelText("Begin with a template"), "w1");
  await expect.poll(() => kept.content.trip.days.length).toBe(3);
  const [line] = kept.content.items;
  expect(line).toMatchObject({
    supplier: "Grand Dragon",
    rate: rate.id,
    nights: 2,
    price: 500_000,
  });
  // New in this quote, and of its own days.
  expect(line?.id).not.toBe("line-1");
  expect(line?.nightsOf).toEqual(kept.content.trip.days.slice(0, 2).map(({ id }) => id));
});
