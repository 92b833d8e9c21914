import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { LiveProvider } from "#app/desk/live.tsx";
import { UndoProvider } from "#app/desk/ui/undo-bar.tsx";
import type { DeskSelf } from "#contract/desk-admins.ts";
import type { QuoteContent } from "#contract/quote.ts";
import type { DeskQuote } from "#contract/trip-quotes.ts";
import { answerCalls, type Call, type CallAnswer, refuse } from "#tests/components/answer-calls.ts";
import { openEventStreams } from "#tests/components/event-streams.ts";
import { renderPage } from "#tests/components/render-page.tsx";
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
  travelers: "2",
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
  version: 3,
  title: "Ladakh",
  intro: "",
  language: "en",
  party: { adults: 2, children: 0, ages: [], rooms: 1, atLeast: false },
  departure: "2027-06-10",
  days: [day("d1", "Leh"), day("d2", "Leh"), day("d3", "Hanle")],
  items: [],
  nightsOnWay: [],
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

let kept: DeskQuote;
let calls: Call[];
let refusal: CallAnswer | null;
beforeEach(() => {
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
  };
  calls = answerCalls(({ method, path, body }) => {
    if (path === "/api/desk/templates") return { templates: [] };
    if (path === "/api/desk/suppliers") return book;
    if (path === "/api/desk/trips/t1") return trip;
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
const total = (view: Awaited<ReturnType<typeof show>>) => view.getByText("Total", { exact: true });

test("nights become stays, sums follow the typing, and what is typed is kept once it rests", async () => {
  const view = await show();
  await userEvent.click(view.getByRole("button", { name: "A stay for each night" }));
  const prices = view.getByLabelText("Price, ₹");
  await expect.element(prices.nth(1)).toBeVisible();
  await userEvent.fill(prices.nth(0), "4,500");
  await userEvent.fill(prices.nth(1), "1000.50");
  // 2 nights at 4,500 and one at 1,000.50, 5 % upon them.
  await expect.element(view.getByText("₹10,500.53")).toBeVisible();
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
  const theirs = { ...content, days: [day("d1", "Nubra"), ...content.days.slice(1)] };
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
    .poll(() => [kept.revision, kept.content.title, kept.content.days[0]?.title])
    .toEqual([5, "Mine", "A day in Nubra"]);
  await expect.element(view.getByText("All kept.")).toBeVisible();
});

test("a viewer reads and changes nothing; margins stand before owners alone", async () => {
  kept = {
    ...kept,
    revision: 1,
    content: {
      ...content,
      items: [
        {
          id: "i1",
          kind: "stay",
          title: "A room",
          text: "",
          day: null,
          per: "room",
          count: null,
          children: null,
          childBeds: 0,
          childPrices: [],
          nightsOf: [],
          extraBeds: 0,
          nights: 1,
          quantity: 1,
          price: 100_000,
          childPrice: null,
          extraBedPrice: null,
          margin: 2000,
          costs: "open",
          tax: "package",
          optional: false,
          rate: null,
        },
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
