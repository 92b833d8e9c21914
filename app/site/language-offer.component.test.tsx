import { expect, test } from "vitest";
import { renderPage } from "#tests/components/render-page.tsx";
import { LanguageOffer } from "./language-offer.tsx";

const arrive = () =>
  renderPage(
    <>
      <div style={{ height: "200vh" }} />
      <button type="button">The last of the page</button>
      <LanguageOffer preferred="hi" />
    </>,
    "/",
    { languages: ["en", "hi"] },
  );

test("what lies under the offer can be scrolled clear of it, and whoever presses something else reads on", async () => {
  const screen = await arrive();
  const offer = screen.getByText("यह पन्ना हिंदी में भी है।");
  await expect.element(offer).toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);
  const last = screen.getByRole("button", { name: "The last of the page" });
  const { x, y, height } = last.element().getBoundingClientRect();
  const { top } = offer.element().parentElement?.getBoundingClientRect() ?? { top: 0 };
  expect(y + height).toBeLessThanOrEqual(top);
  expect(document.elementFromPoint(x + 2, y + height / 2)).toBe(last.element());
  await last.click();
  await expect.element(offer).not.toBeInTheDocument();
});
