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

test("a field that takes the focus stands above the offer, and whoever presses something else reads on", async () => {
  const screen = await arrive();
  const offer = screen.getByRole("link", { name: "हिंदी में पढ़ें" });
  await expect.element(offer).toBeVisible();
  const last = screen.getByRole("button", { name: "The last of the page" });
  const { top } = offer.element().closest("[lang]")?.getBoundingClientRect() ?? { top: 0 };
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  expect(room).toBeGreaterThan(window.innerHeight - top);
  await last.click();
  await expect.element(offer).not.toBeInTheDocument();
});
