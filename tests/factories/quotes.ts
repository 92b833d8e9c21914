import type { QuoteContent, QuoteItem } from "#contract/quote.ts";
import { QuoteContent as Content, QuoteItem as Item } from "#contract/quote.ts";
import { buildDay } from "./trip-pages.ts";

/** An item of a quote; a room at 4,500 rupees unless told. */
export const buildItem = (changes: Partial<QuoteItem> = {}): QuoteItem =>
  Item.parse({
    id: "room",
    kind: "stay",
    title: "A room",
    per: "room",
    price: 450_000,
    ...changes,
  });

/** What a quote says: two people, two days, a room and an option. */
export const buildQuote = (changes: Partial<QuoteContent> = {}): QuoteContent =>
  Content.parse({
    title: "Ladakh in June",
    party: { adults: 2, children: 0, rooms: 1 },
    departure: "2027-06-10",
    days: [buildDay("d1", "Leh"), buildDay("d2", "Hanle")],
    items: [
      buildItem({ nights: 2 }),
      buildItem({
        id: "guide",
        kind: "guide",
        title: "A guide",
        per: "group",
        price: 300_000,
        optional: true,
      }),
    ],
    terms: "Paid in two parts.",
    validUntil: "2026-12-05",
    schedule: [
      { label: "Deposit", share: 3000, due: "acceptance", days: 3 },
      { label: "Balance", share: 7000, due: "departure", days: 30 },
    ],
    ...changes,
  });
