import type { Page } from "@playwright/test";

/** What a page says of its days by their marks (app/itinerary/trip-marks.ts): the same wherever a trip is shown. */

export type SeenDay = {
  id: string;
  date: string;
  night: string | null;
  /** Ids of items, in their order, and of those that are visits the sight. */
  items: [id: string, sight: string | null][];
};

export const readSeenDays = (page: Page): Promise<SeenDay[]> =>
  page.locator("article[data-day-id]").evaluateAll((days) =>
    days.map((day) => ({
      id: day.getAttribute("data-day-id") ?? "",
      date: day.getAttribute("data-date") ?? "",
      night: day.getAttribute("data-night"),
      items: [...day.querySelectorAll("[data-item]")].map((item): [string, string | null] => [
        item.getAttribute("data-item") ?? "",
        item.getAttribute("data-sight"),
      ]),
    })),
  );

export const sightsOf = (days: SeenDay[]): (string | null)[][] =>
  days.map(({ items }) => items.flatMap(([, sight]) => sight ?? []));

/** The days as a page shows them that leaves out meals, rests and the short ways within a town: by their ids. */
export const keepItems = (days: SeenDay[], shown: SeenDay[]): SeenDay[] =>
  days.map((day, index) => {
    const ids = new Set(shown[index]?.items.map(([id]) => id));
    return { ...day, items: day.items.filter(([id]) => ids.has(id)) };
  });
