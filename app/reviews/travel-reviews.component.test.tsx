import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { Review, ReviewPage } from "#contract/wire/reviews.ts";
import {
  answerCalls,
  type Call,
  type CallAnswer,
  holdAnswer,
  refuse,
} from "#tests/components/answer-calls.ts";
import { renderPage } from "#tests/components/render-page.tsx";
import { storeSession } from "#tests/components/stored-session.ts";
import { Avatar } from "./avatar.tsx";
import type { ReviewChange } from "./review-list.ts";
import { TravelReviews } from "./travel-reviews.tsx";
import { useSummary } from "./use-summary.ts";

/** The live channel, in the test's hands; what it is made of has tests of its own on the server. */
const channel = {
  change: (_change: ReviewChange): void => {},
  join: (): void => {},
  lose: (): void => {},
  left: 0,
};
function hear(onChange: typeof channel.change, onJoined: () => void, onLost: () => void) {
  Object.assign(channel, { change: onChange, join: onJoined, lose: onLost });
  return () => {
    channel.left += 1;
  };
}

const review = (id: number, title = `Review ${id}`): Review => ({
  id,
  created_at: new Date(Date.UTC(2026, 10, 1, 0, id)).toISOString(),
  Name: "Asha",
  path: null,
  ratings: 5,
  title,
  comment: "We would go again.",
  excerpt: "Again.",
  place: null,
  place_name: null,
  answer: null,
});
const first: ReviewPage = { reviews: [3, 2, 1].map((id) => review(id)), next: "place" };
/** The summary alone, over a list that grows. */
function Counted() {
  const [list, setList] = useState<Review[]>([]);
  const { count } = useSummary(summary, list);
  return (
    <>
      <p>{count} reviews</p>
      <button type="button" onClick={() => setList([...list])}>
        Another came
      </button>
    </>
  );
}

const summary = { count: 3, average: 5, stars: [0, 0, 0, 0, 3] as [0, 0, 0, 0, 3] };

let answer: (call: Call) => CallAnswer | Promise<CallAnswer>;
let calls: Call[];
beforeEach(() => {
  answer = () => undefined;
  channel.left = 0;
  calls = answerCalls((call) => answer(call));
});

async function show(page = first) {
  const screen = await renderPage(<TravelReviews first={page} summary={summary} hear={hear} />);
  const titles = () =>
    [...screen.container.querySelectorAll('[data-testid="review"] h3')].map(
      ({ textContent }) => textContent,
    );
  const seen = (expected: string[]) => vi.waitFor(() => expect(titles()).toEqual(expected));
  return { screen, seen };
}
const names = (...ids: number[]) => ids.map((id) => `Review ${id}`);

test("a new review comes in at the top, a changed one stays in its place, a deleted one goes", async () => {
  const { seen } = await show();
  await seen(names(3, 2, 1));
  channel.change({ type: "INSERT", review: review(4) });
  await seen(names(4, 3, 2, 1));
  channel.change({ type: "UPDATE", review: review(2, "Better said") });
  await seen(["Review 4", "Review 3", "Better said", "Review 1"]);
  channel.change({ type: "DELETE", id: 3 });
  await seen(["Review 4", "Better said", "Review 1"]);
});

test("a review told twice stands once, and one that was never here is not brought in by a change", async () => {
  const { seen } = await show();
  channel.change({ type: "INSERT", review: review(4) });
  channel.change({ type: "INSERT", review: review(4) });
  channel.change({ type: "UPDATE", review: review(77) });
  await seen(names(4, 3, 2, 1));
});

test("each time the channel stands again, what was missed is fetched, and says so while it stands", async () => {
  const { screen, seen } = await show();
  const fresh = [5, 3, 2].map((id) => review(id));
  answer = ({ path }) => (path.startsWith("/rest/v1/Comments?") ? fresh : undefined);
  channel.join();
  await seen(names(5, 3, 2, 1));
  await expect.element(screen.getByText("Live", { exact: true })).toBeVisible();
  channel.lose();
  await expect.element(screen.getByText("Live", { exact: true })).not.toBeInTheDocument();
});

test("a fetch that fails is logged, and changes nothing on the page", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { seen } = await show();
  answer = () => refuse(500, { message: "no" });
  channel.join();
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledWith("The reviews could not be fetched.", expect.anything()),
  );
  await seen(names(3, 2, 1));
});

test("older ones are fetched once, although pressed twice, and each stands once", async () => {
  const { screen, seen } = await show();
  const held = holdAnswer();
  answer = ({ path }) => (path.startsWith("/api/reviews?") ? held.answer : undefined);
  const more = screen.getByRole("button", { name: "Show older reviews" });
  await more.click();
  more.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  held.give({ reviews: [review(1), review(0)], next: null });
  await seen(names(3, 2, 1, 0));
  expect(calls.filter(({ path }) => path.includes("before=place"))).toHaveLength(1);
  await expect.element(more).not.toBeInTheDocument();
});

test("who is not signed in is asked to be, and what was written stays", async () => {
  const { screen } = await show();
  await screen.getByRole("textbox", { name: "Title" }).fill("A week in Ranchi");
  await screen.getByRole("textbox", { name: "Comment" }).fill("Waterfalls.");
  await screen.getByRole("textbox", { name: "Excerpt" }).fill("Go.");
  await screen.getByRole("button", { name: "Post Review" }).click();
  await expect.element(screen.getByText("Please log in to submit a review.")).toBeVisible();
  await expect.element(screen.getByLabelText("login")).toHaveTextContent("sign-in");
  await expect
    .element(screen.getByRole("textbox", { name: "Title" }))
    .toHaveValue("A week in Ranchi");
  expect(calls.filter(({ path }) => path === "/Blogs")).toEqual([]);
});

test("what was posted stands at the top once, its own to change, and the form is empty", async () => {
  storeSession();
  answer = ({ path }) => {
    if (path === "/Blogs") return { message: [review(9, "A week in Ranchi")] };
    return path === "/api/reviews/mine" ? { reviews: [] } : undefined;
  };
  const { screen, seen } = await show();
  await screen.getByRole("textbox", { name: "Title" }).fill("A week in Ranchi");
  await screen.getByRole("textbox", { name: "Comment" }).fill("Waterfalls.");
  await screen.getByRole("textbox", { name: "Excerpt" }).fill("Go.");
  await screen.getByRole("button", { name: "Post Review" }).click();
  await seen(["A week in Ranchi", ...names(3, 2, 1)]);
  channel.change({ type: "INSERT", review: review(9, "A week in Ranchi") });
  await seen(["A week in Ranchi", ...names(3, 2, 1)]);
  await expect.element(screen.getByRole("textbox", { name: "Title" })).toHaveValue("");
  await expect
    .element(screen.getByRole("button", { name: "Edit “A week in Ranchi”" }))
    .toBeVisible();
});

test("leaving the page leaves the channel", async () => {
  const { screen } = await show();
  await screen.unmount();
  expect(channel.left).toBe(1);
});

test("whoever has no picture has initials on a sun; a broken one gives way to a placeholder", async () => {
  const named = await renderPage(<Avatar id={1} name="Asha Devi Kumari" path={null} />);
  await expect.element(named.getByText("AK")).toBeInTheDocument();
  expect(named.container.querySelector("img")).toBeNull();
  const broken = await renderPage(<Avatar id={7} name="Asha" path="/nowhere.webp" />);
  broken.container.querySelector("img")?.dispatchEvent(new Event("error"));
  await expect
    .poll(() => broken.container.querySelector("img")?.getAttribute("src"))
    .toMatch(/portrait-[1-5]-320/);
});

test("the number and the average follow the list", async () => {
  answerCalls(({ path }) =>
    path === "/api/reviews/summary"
      ? { count: 4, average: 4.5, stars: [0, 0, 0, 2, 2] }
      : path.startsWith("/rest/v1/Comments")
        ? []
        : undefined,
  );
  const screen = await renderPage(<Counted />);
  await expect.element(screen.getByText("3 reviews")).toBeVisible();
  await screen.getByRole("button", { name: "Another came" }).click();
  await expect.element(screen.getByText("4 reviews")).toBeVisible();
});

test("a card names the place that it is about, with a way there", async () => {
  const about = { ...review(4), place: "/destinations/hampi", place_name: "Hampi" };
  const { screen } = await show({ reviews: [about, review(3)], next: null });
  const link = screen.getByRole("link", { name: "About Hampi" });
  await expect.element(link).toHaveAttribute("href", "/destinations/hampi");
  expect(screen.container.querySelectorAll('[data-testid="review"] a')).toHaveLength(1);
});

test("the place is chosen from what is found, kept over a reload, and sent", async () => {
  await storeSession();
  const entries = [
    { to: "/destinations/hampi", name: "Hampi", kind: "city", place: "Karnataka" },
    { to: "/faqs", name: "Hampi questions", kind: "page", place: "" },
  ];
  answer = ({ path, method, body }) => {
    if (path === "/api/search-index.json") return entries;
    if (path === "/Blogs" && method === "POST")
      return { message: [{ ...review(9), ...(body as object), place_name: "Hampi" }] };
    return undefined;
  };
  const { screen } = await show();
  await screen.getByLabelText("Place or journey").fill("hamp");
  await screen.getByRole("button", { name: "Hampi Karnataka" }).click();
  await expect.element(screen.getByRole("button", { name: "Take Hampi away" })).toBeVisible();
  await screen.unmount();
  const { screen: again } = await show();
  await expect.element(again.getByRole("button", { name: "Take Hampi away" })).toBeVisible();
  await again.getByLabelText("Title", { exact: true }).fill("Stones");
  await again.getByLabelText("Comment").fill("Two days among boulders.");
  await again.getByLabelText("Excerpt").fill("Boulders.");
  await again.getByRole("button", { name: "Post Review" }).click();
  await expect.element(again.getByRole("link", { name: "About Hampi" })).toBeVisible();
  const sent = calls.find(({ path }) => path === "/Blogs");
  expect(sent?.body).toMatchObject({ title: "Stones", place: "/destinations/hampi" });
  await expect
    .element(again.getByRole("button", { name: "Take Hampi away" }))
    .not.toBeInTheDocument();
});

test("a picture that failed before the scripts were there gives way too", async () => {
  const avatar = <Avatar id={7} name="Asha" path="/nowhere.webp" />;
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(avatar);
  const picture = page.querySelector("img");
  await vi.waitFor(() => expect(picture).toMatchObject({ complete: true, naturalWidth: 0 }));
  const root = hydrateRoot(page, avatar);
  await vi.waitFor(() =>
    expect(page.querySelector("img")?.getAttribute("src")).toBe("/pictures/portrait-3-320.webp"),
  );
  root.unmount();
  page.remove();
});
