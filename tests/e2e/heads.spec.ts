import type { Page } from "@playwright/test";
import { expect, still, test } from "./fixtures.ts";
import { pageKinds } from "./page-kinds.ts";

test.use(still);

const sizes = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

type SeenHead = {
  /** Of the subject's area: what is in the view and above the card. */
  seen: number;
  /** The pixels at which the picture would begin with an edge: its top, where it is not melted away. */
  cutAt: number | null;
  /** Where the card with the action ends. */
  end: number;
  sideways: boolean;
};

/** Null for a page without a head that says what its picture is of. */
const measureHead = (page: Page): Promise<SeenHead | null> =>
  page.evaluate(() => {
    const head = document.querySelector("[data-head]");
    const picture = head?.querySelector<HTMLElement>("[data-subject]");
    const card = head?.lastElementChild?.getBoundingClientRect();
    if (!picture || !card) return null;
    const [x = 0, y = 0, w = 1, h = 1] = (picture.dataset.subject ?? "").split(" ").map(Number);
    const box = picture.getBoundingClientRect();
    const left = box.left + x * box.width;
    const top = box.top + y * box.height;
    const width = w * box.width;
    const height = h * box.height;
    const across = Math.min(left + width, innerWidth) - Math.max(left, 0);
    const down = Math.min(top + height, card.top, innerHeight) - Math.max(top, 0);
    const melts = getComputedStyle(picture).maskImage.startsWith(
      "linear-gradient(rgba(0, 0, 0, 0)",
    );
    return {
      seen: (Math.max(0, across) * Math.max(0, down)) / (width * height),
      cutAt: box.top > 0.5 && !melts ? box.top : null,
      end: card.bottom,
      sideways: document.documentElement.scrollWidth > innerWidth,
    };
  });

for (const [width, height] of sizes)
  test(`heads show their subject and their action in the first view of ${width} × ${height}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(420_000);
    await page.setViewportSize({ width, height });
    let heads = 0;
    for (const path of pageKinds) {
      await page.goto(site.url + path);
      const head = await measureHead(page);
      if (!head) continue;
      heads += 1;
      expect.soft(head.seen, `${path}: of its subject`).toBeGreaterThanOrEqual(0.95);
      expect.soft(head.cutAt, `${path}: its picture's upper edge`).toBeNull();
      expect.soft(head.end, `${path}: where its card ends`).toBeLessThanOrEqual(height);
      expect.soft(head.sideways, `${path}: wider than the view`).toBe(false);
    }
    expect(heads).toBeGreaterThan(8);
  });
