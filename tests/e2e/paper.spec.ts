import type { Page } from "@playwright/test";
import { luminance } from "../../scripts/contrast-of-colours.ts";
import { expect, still, test } from "./fixtures.ts";

/** Pages as they come out of a printer: grounds are not printed, nothing can be pressed or opened. */

test.use({ ...still, viewport: { width: 794, height: 1123 }, colorScheme: "dark" });

/** What of a page in print would be lost or in the way on a sheet. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const closed = [...document.querySelectorAll("main details")]
      .filter((details) => isSeen(details) && details.querySelector("p, li"))
      .filter((details) => {
        const told = details.querySelector(":scope > :not(summary)");
        return told && told.getBoundingClientRect().height > 0 && !isSeen(told);
      });
    const cut = [...document.querySelectorAll("main details")].filter((details) => {
      const [last] = [...details.querySelectorAll("p, li")].slice(-1);
      return (
        last !== undefined &&
        isSeen(details) &&
        last.getBoundingClientRect().bottom > details.getBoundingClientRect().bottom + 2
      );
    });
    const pressed = [
      ...document.querySelectorAll("[data-navbar], #site-footer, main button, main .more"),
    ];
    return {
      closed: closed.length,
      cut: cut.map((details) => details.id),
      pressed: pressed.filter(isSeen).map((element) => element.textContent),
      title: getComputedStyle(document.querySelector("main h1") ?? document.body).color,
    };
  });

for (const path of ["/faqs", "/privacy", "/handbook/air-quality", "/treks/goechala", "/festivals"])
  test(`${path} on paper: all of it can be read, and no control is there`, async ({
    page,
    site,
  }) => {
    await page.goto(site.url + path);
    await page.emulateMedia({ media: "print" });
    // The browser tells styles of another medium some frames after it has told scripts.
    await expect(async () => {
      const faults = await findFaults(page);
      expect(faults).toMatchObject({ closed: 0, cut: [], pressed: [] });
      // Without its sky the title stands on white.
      const [red = 255, green = 255, blue = 255] = (faults.title.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      expect(luminance([red, green, blue])).toBeLessThan(0.18);
    }).toPass({ timeout: 5000 });
  });
