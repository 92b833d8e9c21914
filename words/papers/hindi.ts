import type { PaperWords } from "./english.ts";

/** All that a trip's papers say of themselves, in Hindi. */
export const hindi: PaperWords = {
  brand: "सफ़रनामा",
  day: "{day, day}",
  "full-day": "{day, full-day}",
  "short-day": "{day, short-day}",
  paisa: "{paisa, paisa}",
  dates: "{first, day} से {last, day}, {days, number} दिन",
  period: "{first, day} से {last, day}",
  party:
    "{adults, plural, one {# बड़ा} other {# बड़े}}{children, plural, =0 {} one {, # बच्चा{ages}} other {, # बच्चे{ages}}}",
  age: "उम्र पता नहीं",
  "night-in": "रात: {town}",
  hotels: "होटल",
  numbers: "किसे फ़ोन करें",
  price: "कीमत",
  total: "कुल, कर के साथ",
  "how-to-pay": "भुगतान कैसे करें",
  included: "शामिल",
  "not-included": "शामिल नहीं",
  terms: "शर्तें",
  changed: "संस्करण {version, number} के बाद बदला",
  "price-before": "अब तक की कीमत",
  "price-after": "नई कीमत",
  more: "इतनी ज़्यादा",
  less: "इतनी कम",
};
