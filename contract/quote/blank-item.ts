import { type ItemKind, type QuoteItem, quoteLimits } from "./quote-item.ts";

const unitOf: Record<ItemKind, QuoteItem["per"]> = {
  stay: "room",
  transport: "group",
  guide: "group",
  ticket: "person",
  meal: "person",
  other: "group",
};

/** A line of a price with nothing said yet. */
export const blankItem = (kind: ItemKind, title: string, id: string): QuoteItem => ({
  id,
  kind,
  title: title.slice(0, quoteLimits.name),
  text: "",
  day: null,
  nightsOf: [],
  per: unitOf[kind],
  count: null,
  children: null,
  childBeds: 0,
  extraBeds: 0,
  nights: 1,
  quantity: 1,
  price: 0,
  childPrice: null,
  childPrices: [],
  extraBedPrice: null,
  margin: null,
  costs: "open",
  tax: "package",
  optional: false,
  rate: null,
  supplier: "",
});
