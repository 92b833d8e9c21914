import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPage } from "#tests/components/render-page.tsx";
import { Fold } from "./fold.tsx";

test("what is folded on a telephone opens when it is asked for; a wide screen has it open, without the button", async () => {
  await page.viewport(390, 844);
  const screen = await renderPage(
    <>
      <Fold narrow label="Read on">
        <p>The rest of it.</p>
      </Fold>
      <Fold label="4 more ways">
        <p>The fourth way.</p>
      </Fold>
    </>,
  );
  const isSeen = (text = "The rest of it.") => screen.getByText(text).element().checkVisibility();
  expect(isSeen()).toBe(false);
  await screen.getByText("Read on").click();
  await expect.poll(() => isSeen()).toBe(true);
  await screen.getByText("Read on").click();
  await expect.poll(() => isSeen()).toBe(false);

  await page.viewport(1024, 768);
  await expect.poll(() => isSeen()).toBe(true);
  await expect.element(screen.getByText("Read on")).not.toBeVisible();
  await expect.element(screen.getByText("4 more ways")).toBeVisible();
  expect(isSeen("The fourth way.")).toBe(false);
});
