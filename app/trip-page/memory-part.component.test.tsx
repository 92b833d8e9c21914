import { expect, test } from "vitest";
import type { PageWithDays } from "#app/itinerary/days-of-page.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { ShownQuote } from "#contract/wire/trip-quotes.ts";
import type { TripMemory } from "#contract/wire/trip-reviews.ts";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { MemoryPart } from "./memory-part.tsx";

const token = "a".repeat(43);
const day = (id: string, ...sights: string[]) => ({
  ...{ id, date: null, title: "Hampi", text: "", sleeps: "Hampi" },
  stops: sights.map((sight) => ({ id: `${id}-${sight}`, name: sight, text: "", sight, at: null })),
});
const days = [day("d1", "vittala-temple", "matanga-hill"), day("d2", "vittala-temple")];
const data = (changes: Partial<PageWithDays> = {}) =>
  ({
    ...{ access: "edit", destination: "Hampi", travelDate: "2027-01-10", travelers: "4" },
    days: days as PlanDays,
    ...changes,
  }) as PageWithDays;
/** Agreed for a later month than was asked for. */
const agreed = {
  departure: "2027-04-02",
  party: { adults: 2, children: 2, ages: [9], rooms: 1, atLeast: false },
} as ShownQuote;
const memory = (changes: Partial<TripMemory> = {}): TripMemory => ({
  ...{ isOver: true, from: "2027-04-02", photos: [], review: "none" },
  ...changes,
});

function open(page: PageWithDays, quote: ShownQuote | null, said: TripMemory) {
  answerCalls(({ method, path }) => {
    if (method === "GET") return said;
    return { url: `https://example.org/trip/${path.endsWith("/memory") ? "read" : "review"}` };
  });
  return renderPage(<MemoryPart token={token} data={page} agreed={quote} />);
}

/** What the planner is asked for by the press. */
function readAsked() {
  const form = document.querySelector<HTMLFormElement>('form[action="/plan"]');
  const asked = new FormData(form ?? undefined);
  return {
    ...Object.fromEntries([...asked].filter(([name]) => name !== "must")),
    must: asked.getAll("must"),
  };
}

test("another season begins from what was travelled: its sights, its days, its party, none of its months", async () => {
  const screen = await open(data(), agreed, memory());
  await expect
    .element(screen.getByRole("heading", { name: "April 2027: what stays of it" }))
    .toBeVisible();
  expect(readAsked()).toMatchObject({
    ...{ days: "2", adults: "3", children: "9" },
    must: ["vittala-temple", "matanga-hill"],
  });
  const month = screen.getByLabelText("Month").element() as HTMLSelectElement;
  const months = [...month.options].map(({ value }) => value.slice(5));
  expect(months).toContain("01");
  for (const near of ["03", "04", "05"]) expect(months).not.toContain(near);
});

test("without a quote it begins from what was asked for", async () => {
  await open(data(), null, memory());
  await expect.poll(readAsked).toMatchObject({ days: "2", adults: "4" });
});

test("who has the link is shown the photos; who edits, the review and a link to hand on", async () => {
  const photo = {
    ...{ id: "00000000-0000-4000-8000-000000000001", path: "/destinations/hampi" },
    ...{ thumbnail: "/thumb.webp", full: "/full.webp", width: 900, height: 600, colour: "#a3123f" },
  };
  const screen = await open(data(), agreed, memory({ photos: [photo], review: "shown" }));
  await expect.element(screen.getByRole("img", { name: "Photo 1 of Hampi" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Your review" })).toBeVisible();
  await screen.getByRole("button", { name: "Share it, without prices" }).click();
  await expect
    .element(screen.getByLabelText("Link to this page, for reading"))
    .toHaveValue("https://example.org/trip/read");
});

test("a reading link has neither", async () => {
  const screen = await open(data({ access: "read" }), agreed, memory({ review: null }));
  await expect.element(screen.getByRole("button", { name: "Plan it" })).toBeVisible();
  expect(screen.getByRole("button", { name: /Share it|review|Write/ }).elements()).toHaveLength(0);
});
