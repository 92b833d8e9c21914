import { beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { LiveProvider } from "#app/desk/live.tsx";
import type { CalendarFeed, Departure } from "#contract/wire/agenda.ts";
import { answerCalls } from "#tests/components/answer-calls.ts";
import { openEventStreams } from "#tests/components/event-streams.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { DeparturesTab } from "./departures-tab.tsx";

const departure = (on: string, unconfirmed: string[] = []): Departure => ({
  tripId: `trip-${on}`,
  reference: "SF-7KQ2M9",
  name: "Asha Devi",
  destination: "Leh",
  title: `Ladakh, ${on}`,
  on,
  days: 6,
  people: 2,
  open: unconfirmed.length,
  unconfirmed,
});

let departures: Departure[];
let feed: CalendarFeed;
const url = "https://safarnama.example/api/calendar/secret/departures.ics";
beforeEach(() => {
  openEventStreams();
  departures = [departure("2027-06-10", ["Grand Dragon", "Jeep"]), departure("2027-07-01")];
  feed = { openedAt: null, readAt: null };
  answerCalls(({ method, path }) => {
    if (path === "/api/desk/departures") return { departures };
    if (method === "POST") {
      feed = { openedAt: "2026-11-22T06:00:00Z", readAt: null };
      return { ...feed, url };
    }
    if (method === "DELETE") feed = { openedAt: null, readAt: null };
    return feed;
  });
});

const go = vi.fn();
const show = () =>
  renderPage(
    <LiveProvider>
      <DeparturesTab onGo={go} />
    </LiveProvider>,
  );

test("departures stand by month, each says what is not confirmed and leads there", async () => {
  const view = await show();
  const june = view.getByRole("region", { name: "June 2027" });
  await expect.element(june.getByText("Not confirmed: 2")).toBeVisible();
  await expect.element(june.getByText("Grand Dragon, Jeep")).toBeVisible();
  const july = view.getByRole("region", { name: "July 2027" });
  await expect.element(july.getByText("All confirmed")).toBeVisible();
  await userEvent.click(june.getByRole("button"));
  expect(go).toHaveBeenCalledWith("requests", { trip: "trip-2027-06-10", part: "asks" });
});

test("the address for a calendar is shown when it is made, and can be closed", async () => {
  const view = await show();
  await userEvent.click(view.getByRole("button", { name: "Make an address" }));
  await expect.element(view.getByText(url)).toBeVisible();
  await expect
    .element(view.getByRole("link", { name: "Subscribe in this device's calendar" }))
    .toHaveAttribute("href", url.replace("https:", "webcal:"));
  await expect.element(view.getByRole("button", { name: "Renew" })).toBeVisible();
  vi.spyOn(window, "confirm").mockReturnValue(true);
  await userEvent.click(view.getByRole("button", { name: "Close", exact: true }));
  await expect.element(view.getByRole("button", { name: "Make an address" })).toBeVisible();
  expect(view.getByText(url).elements()).toHaveLength(0);
});

test("without departures there is something to read", async () => {
  departures = [];
  const view = await show();
  await expect.element(view.getByText("Nobody departs yet")).toBeVisible();
});
