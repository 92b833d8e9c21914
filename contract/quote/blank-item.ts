import { type ItemKind, QuoteItem, quoteLimits } from "./quote-item.ts";

const unitOf: Record<ItemKind, QuoteItem["per"]> = {
  stay: "room",
  transport: "group",
  guide: "group",
  ticket: "person",
  meal: "person",
  other: "group",
};

/** A line of a price with nothing said yet: as its fields are where nobody says otherwise. */
export const blankItem = (kind: ItemKind, title: string, id: string): QuoteItem => ({
  ...QuoteItem.parse({ id: "blank", kind, title: "blank", per: unitOf[kind], price: 0 }),
  ...{ id, title: title.slice(0, quoteLimits.name) },
});
