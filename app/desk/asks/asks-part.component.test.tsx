import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { LiveProvider } from "#app/desk/live.tsx";
import type { Ask } from "#contract/wire/agenda.ts";
import { answerCalls, type Call } from "#tests/components/answer-calls.ts";
import { openEventStreams } from "#tests/components/event-streams.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { AsksPart } from "./asks-part.tsx";

const rate = "5f0f4e50-4c39-4be5-8a5d-bd6b2c5f7a11";
const item = {
  id: "room",
  kind: "stay",
  title: "Double room",
  day: null,
  count: null,
  nights: 2,
  nightsOf: [],
  extraBeds: 0,
  childBeds: 0,
  optional: false,
  rate,
};
const quote = {
  content: {
    party: { adults: 2, children: 0, ages: [], rooms: 1, atLeast: false },
    nightsOnWay: [],
    departure: "2027-06-10",
    days: [],
    items: [item, { ...item, id: "jeep", kind: "transport", title: "Jeep", rate: null }],
  },
  versions: [],
};
const book = {
  suppliers: [
    {
      id: "s1",
      name: "Grand Dragon",
      email: "dragon@example.org",
      phone: "+911982000000",
      rates: [{ id: rate }],
    },
  ],
};
const path = "/api/desk/trips/t1/asks";

let asks: Ask[];
let calls: Call[];
beforeEach(() => {
  openEventStreams();
  asks = [];
  calls = answerCalls(({ method, path: asked, body }) => {
    if (asked.endsWith("/quote")) return quote;
    if (asked === "/api/desk/suppliers") return book;
    if (method === "POST") {
      const { supplier, email, item: about, body: text } = body as Ask;
      asks = [
        ...asks,
        {
          id: `a${asks.length}`,
          supplier,
          email,
          item: about,
          askedFor: null,
          body: text,
          state: "asked",
          note: "",
          askedAt: "2026-11-22T06:00:00Z",
          answeredAt: null,
        },
      ];
      return { asks, link: "https://safarnama.example/supplier/token" };
    }
    if (method === "PATCH") {
      asks = asks.map((one) => ({ ...one, state: "confirmed" }));
      return { asks, link: null };
    }
    return { asks };
  });
});

const show = (mayEdit = true) =>
  renderPage(
    <LiveProvider>
      <AsksPart trip={{ id: "t1", name: "Asha", reference: "SF-1" }} mayEdit={mayEdit} />
    </LiveProvider>,
  );

test("what the quote sells is asked for once its letter was looked at; its link is shown once", async () => {
  const view = await show();
  await expect.element(view.getByText("Nobody asked").first()).toBeVisible();
  await userEvent.click(view.getByRole("button", { name: "Ask …" }).nth(0));
  await expect
    .element(view.getByLabelText("What is to be confirmed"))
    .toHaveValue(
      "Double room\nCheck-in …, check-out … (nights: 2)\nRooms: 1\nGuests: 2 adults\nFor Asha, SF-1.",
    );
  await userEvent.click(view.getByRole("button", { name: "Ask to confirm" }));
  await expect.element(view.getByText("https://safarnama.example/supplier/token")).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")).toMatchObject({
    path,
    body: { supplier: "Grand Dragon", email: "dragon@example.org", item: "room" },
  });
  await expect.element(view.getByText("Asked", { exact: true })).toBeVisible();
  expect(view.getByText("Nobody asked").elements()).toHaveLength(1);
  await userEvent.click(view.getByRole("button", { name: "They confirmed" }));
  await expect.element(view.getByText("Confirmed", { exact: true })).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ path: `${path}/a0`, body: { action: "confirm" } });
  expect(view.getByText("https://safarnama.example/supplier/token").elements()).toHaveLength(0);
});

test("whom the book does not know is asked by a form, without an address too", async () => {
  const view = await show();
  await userEvent.click(view.getByRole("button", { name: "Ask …" }).nth(1));
  await expect.element(view.getByLabelText("Supplier")).toHaveValue("Jeep");
  await userEvent.fill(view.getByLabelText("Supplier"), "Tashi");
  await userEvent.click(view.getByRole("button", { name: "Ask to confirm" }));
  await expect.element(view.getByText("Tashi", { exact: true })).toBeVisible();
  expect(asks[0]).toMatchObject({ supplier: "Tashi", email: "", item: "jeep" });
});

test("a viewer sees what is confirmed and asks nobody", async () => {
  const view = await show(false);
  await expect.element(view.getByText("Nobody asked").first()).toBeVisible();
  expect(view.getByRole("button").elements()).toHaveLength(0);
});
