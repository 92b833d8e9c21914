import { chromium as browserType } from "@playwright/test";
import { chromium, pageOfTests } from "#tests/setup/chromium.ts";

/** A dozen kinds of pages, with what is narrowest on a phone. */
export const narrowKinds = [
  ...["", "/west-india/rajasthan", "/destinations/agra", "/attractions/taj-mahal"],
  ...["/festivals/diwali", "/treks/goechala", "/plan", "/handbook/alcohol-by-state"],
  ...["/faqs", "/contact", "/search?q=kashi", "/AdminLogin"],
];

/** On the page: what is wider than its window, and texts that their own box cuts off. */
function findClipped(): string[] {
  const wide = document.documentElement.scrollWidth - window.innerWidth;
  const found = wide > 0 ? [`wider than its window by ${wide}`] : [];
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const style = getComputedStyle(element);
    if (!own || element.closest("svg, [aria-hidden=true]") || style.clipPath !== "none") continue;
    const isCut = /hidden|clip/.test(style.overflowX) && style.textOverflow !== "ellipsis";
    const across = element.scrollWidth - element.clientWidth;
    const down = element.scrollHeight - element.clientHeight;
    const isLow = /hidden|clip/.test(style.overflowY) && style.webkitLineClamp === "none";
    if (element.clientWidth > 1 && ((isCut && across > 1) || (isLow && down > 4)))
      found.push(`cut off: ${element.textContent?.trim().slice(0, 80)}`);
    const { left, right } = element.getBoundingClientRect();
    const scrolls = (of: Element | null): boolean =>
      of !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(of).overflowX) || scrolls(of.parentElement));
    if ((right > window.innerWidth + 1 || left < -1) && !scrolls(element.parentElement))
      found.push(`beyond its window: ${element.textContent?.trim().slice(0, 80)}`);
  }
  return found;
}

/** Each page below `base` on a phone: texts that do not fit where they stand. */
export async function listClippedTexts(base: string): Promise<string[]> {
  const browser = await browserType.launch(chromium);
  try {
    const viewport = { width: 390, height: 844 };
    const page = await browser.newPage({ ...pageOfTests, viewport, reducedMotion: "reduce" });
    const lines: string[] = [];
    for (const kind of narrowKinds) {
      await page.goto(base + kind, { waitUntil: "networkidle" });
      lines.push(...(await page.evaluate(findClipped)).map((line) => `${kind || "/"} ${line}`));
    }
    return lines;
  } finally {
    await browser.close();
  }
}
