import { expect, it } from "vitest";
import type { Review } from "#contract/wire/reviews.ts";
import { applyChange, mergeFirstPage } from "./review-list.ts";

const review = (id: number, title = `Review ${id}`): Review => ({
  id,
  created_at: `2026-11-${String(id).padStart(2, "0")}T10:00:00.000Z`,
  Name: "Asha",
  path: null,
  ratings: 5,
  title,
  comment: "A good week.",
  place: null,
  place_name: null,
  answer: null,
  excerpt: "Good.",
});
const list = [review(3), review(2), review(1)];
const ids = (reviews: Review[]) => reviews.map((item) => item.id);

it("puts a new row at the top, once", () => {
  const first = applyChange(list, { type: "INSERT", review: review(4) });
  expect(ids(first)).toEqual([4, 3, 2, 1]);
  expect(ids(applyChange(first, { type: "INSERT", review: review(4) }))).toEqual([4, 3, 2, 1]);
});

it("replaces an updated row where it stands, and leaves out one that is not shown", () => {
  const next = applyChange(list, { type: "UPDATE", review: review(2, "Better said") });
  expect(next[1]?.title).toBe("Better said");
  expect(ids(applyChange(list, { type: "UPDATE", review: review(9) }))).toEqual([3, 2, 1]);
});

it("drops a deleted row", () => {
  expect(ids(applyChange(list, { type: "DELETE", id: 2 }))).toEqual([3, 1]);
});

it("lays a fresh first page over older rows", () => {
  expect(ids(mergeFirstPage(list, [review(5), review(3)]))).toEqual([5, 3, 2, 1]);
  expect(mergeFirstPage(list, [])).toEqual([]);
});
