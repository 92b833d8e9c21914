import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { LiveProvider } from "#app/desk/live.tsx";
import type { Ask } from "#contract/wire/agenda.ts";
import { answerCalls, type Call } from "#tests/components/answer-calls.ts";
import { openEventStreams } from "#tests/components/event-streams.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { emptyDocument } from "#trip/document-of-days.ts";
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
    departure: "2027-06-10",
    trip: emptyDocument,
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
    if (asked.endsWith("/preview")) {
      const { email: to, body: text } = body as Ask;
      return { to, subject: "Safarnama SF-1: please confirm", text: `Please confirm\n${text}` };
    }
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
          channel: "mail",
          state: "asked",
          from: "2027-06-10",
          to: "2027-06-12",
          until: null,
          confirmation: "",
          charge: null,
          revision: 1,
          history: [],
          note: "",
          askedAt: "2026-11-22T06:00:00Z",
          answeredAt: null,
        },
      ];
      return { asks, link: "https://safarnama.example/supplier/token" };
    }
    if (method === "PATCH") {
      const { action, ...more } = body as { action: string; revision: number };
      const state = action === "confirm" ? "confirmed" : "cancelled";
      asks = asks.map((one) => ({ ...one, ...more, state, revision: one.revision + 1 }));
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
  await userEvent.click(view.getByRole("button", { name: "Look at the letter" }));
  // Nothing goes before it was read as it goes.
  await expect.element(view.getByText("Safarnama SF-1: please confirm")).toBeVisible();
  expect(asks).toEqual([]);
  await userEvent.click(view.getByRole("button", { name: "Send to dragon@example.org" }));
  await expect.element(view.getByText("https://safarnama.example/supplier/token")).toBeVisible();
  expect(calls.findLast(({ method }) => method === "POST")).toMatchObject({
    path,
    body: { supplier: "Grand Dragon", email: "dragon@example.org", item: "room" },
  });
  await expect.element(view.getByText("Asked", { exact: true })).toBeVisible();
  expect(view.getByText("Nobody asked").elements()).toHaveLength(1);
  await userEvent.click(view.getByRole("button", { name: "They confirmed …" }));
  await userEvent.fill(view.getByLabelText("Confirmation number, or who confirmed"), "4711");
  await userEvent.click(view.getByRole("button", { name: "Keep" }));
  await expect.element(view.getByText("Confirmed", { exact: true })).toBeVisible();
  expect(calls.at(-1)).toMatchObject({
    path: `${path}/a0`,
    body: { action: "confirm", confirmation: "4711", revision: 1 },
  });
  await expect.element(view.getByText(/Confirmed: 4711/)).toBeVisible();
  expect(view.getByText("https://safarnama.example/supplier/token").elements()).toHaveLength(0);
});

test("whom the book does not know is asked by a form, without an address too", async () => {
  const view = await show();
  await userEvent.click(view.getByRole("button", { name: "Ask …" }).nth(1));
  await expect.element(view.getByLabelText("Supplier")).toHaveValue("Jeep");
  await userEvent.fill(view.getByLabelText("Supplier"), "Tashi");
  await userEvent.click(view.getByRole("button", { name: "Look at the letter" }));
  await userEvent.click(view.getByRole("button", { name: "Make the link" }));
  await expect.element(view.getByText("Tashi", { exact: true })).toBeVisible();
  expect(asks[0]).toMatchObject({ supplier: "Tashi", email: "", item: "jeep" });
});

test("a cancellation is asked for in words; an amount that cannot be read is refused beside its field", async () => {
  const view = await show();
  await userEvent.click(view.getByRole("button", { name: "Ask …" }).nth(0));
  await userEvent.click(view.getByRole("button", { name: "Look at the letter" }));
  await userEvent.click(view.getByRole("button", { name: /^Send to/ }));
  await userEvent.click(view.getByRole("button", { name: "They confirmed …" }));
  await userEvent.fill(view.getByLabelText("Confirmation number, or who confirmed"), "4711");
  await userEvent.click(view.getByRole("button", { name: "Keep" }));
  await userEvent.click(view.getByRole("button", { name: "Cancel …" }));
  await userEvent.fill(view.getByLabelText("Cancellation charge"), "-20000");
  await userEvent.click(view.getByRole("button", { name: "Cancel …" }));
  await expect.element(view.getByLabelText("Cancellation charge")).toBeInvalid();
  await userEvent.fill(view.getByLabelText("Cancellation charge"), "1500");
  await userEvent.click(view.getByRole("button", { name: "Cancel …" }));
  await expect.element(view.getByText(/They charge ₹1,500, which is owed/)).toBeVisible();
  expect(calls.filter(({ method }) => method === "PATCH")).toHaveLength(1);
  await userEvent.click(view.getByRole("button", { name: "Yes, cancel" }));
  await expect.element(view.getByText("Cancelled", { exact: true })).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ body: { action: "cancel", charge: 150_000, revision: 2 } });
  // The line wants somebody again.
  expect(view.getByText("Nobody asked").elements()).toHaveLength(2);
});

test("a viewer sees what is confirmed and asks nobody", async () => {
  const view = await show(false);
  await expect.element(view.getByText("Nobody asked").first()).toBeVisible();
  expect(view.getByRole("button").elements()).toHaveLength(0);
});
