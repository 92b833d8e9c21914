/** All that a trip's papers say of themselves, in English. The syntax is that of `parse-message.ts`. */
export const english = {
  brand: "Safarnama",
  day: "{day, day}",
  "full-day": "{day, full-day}",
  "short-day": "{day, short-day}",
  paisa: "{paisa, paisa}",
  dates: "{first, day} to {last, day}, {days, plural, one {# day} other {# days}}",
  period: "{first, day} to {last, day}",
  party:
    "{adults, plural, one {# adult} other {# adults}}{children, plural, =0 {} one {, # child{ages}} other {, # children{ages}}}",
  age: "age unknown",
  "night-in": "Night in {town}",
  hotels: "Hotels",
  numbers: "Whom to call",
  price: "The price",
  total: "Total, tax included",
  "how-to-pay": "How to pay",
  included: "Included",
  "not-included": "Not included",
  terms: "Terms",
  changed: "Changed since version {version, number}",
  "price-before": "Price until now",
  "price-after": "New price",
  more: "More",
  less: "Less",
} as const;

export type PaperKey = keyof typeof english;
export type PaperWords = Readonly<Record<PaperKey, string>>;
