import { expect, test } from "vitest";
import { renderPage } from "#tests/components/render-page.tsx";
import { HeartButton } from "./heart-button.tsx";
import { readSavedPlaces } from "./saved-places.ts";

const fort = { id: "amber-fort", name: "Amber Fort" };

test("a heart is pressed and let go wherever the place is shown", async () => {
  localStorage.clear();
  const screen = await renderPage(
    <>
      <HeartButton place={fort} />
      <HeartButton place={fort} small />
    </>,
    "/",
  );
  const [first, second] = screen.getByRole("button", { name: "Amber Fort in my trip" }).all();
  await expect.element(first as never).toHaveAttribute("aria-pressed", "false");
  await first?.click();
  await expect.element(second as never).toHaveAttribute("aria-pressed", "true");
  expect(readSavedPlaces()).toEqual([fort]);
  await second?.click();
  await expect.element(first as never).toHaveAttribute("aria-pressed", "false");
  expect(readSavedPlaces()).toEqual([]);
});

test("a storage that somebody has written into is none", async () => {
  localStorage.setItem("plan.wished", '[null, {"id": 3}, {"id": "agra", "name": "Agra"}]');
  expect(readSavedPlaces()).toEqual([{ id: "agra", name: "Agra" }]);
  localStorage.setItem("plan.wished", "{");
  expect(readSavedPlaces()).toEqual([]);
});
