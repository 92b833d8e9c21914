import type { Page } from "@playwright/test";
import axe from "axe-core";
import { type Barriers, findBarriersHere } from "#tests/setup/barriers-here.ts";

/**
 * What axe finds wrong with a page, or with the part that `within` selects: each rule with the places
 * that break it. Axe is put into a document once, asked there, and answers with the faults alone: the
 * page has no frames, and nobody reads what was found right.
 */
export async function findBarriers(
  page: Page,
  asked: { within?: string; rules?: string[] } = {},
): Promise<Barriers> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  return page.evaluate(findBarriersHere, asked);
}

/** Rules that another set of colours can break; the rest is the same by day and by night. */
export const ofColours = ["color-contrast", "link-in-text-block"];

/** As the theme switch does it, without loading the page again. */
export async function turnTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: theme });
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
  }, theme);
}

/** CSS pixels by which a page is wider than its window. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
