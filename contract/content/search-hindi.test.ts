import { expect, test } from "vitest";
import { readHindi } from "./search-hindi.ts";

test.each([
  ["केदारनाथ कब जाएँ", "kedaranath when to go"],
  ["kedarnath kab jayen", "kedarnath when to go"],
  ["दिल्ली से आगरा कैसे जाएँ", "dilli from agara how to go"],
  ["दिसंबर में कहाँ जाएँ", "december in where to go"],
  ["मई में बारिश", "may in monsoon"],
  ["सोमवार को बंद", "closed monday"],
  ["मुफ़्त", "free entry"],
  ["बच्चों के साथ", "with kids"],
  ["वीज़ा", "visa"],
  ["वीजा", "visa"],
])("what is asked in Hindi is understood: %s", (asked, english) => {
  expect(readHindi(asked)).toBe(english);
});

test.each(["Jaisalmer", "kab jaisalmer", "Har Ki Dun", "पुरी", "Taj Mahal", "", "कबीर"])(
  "names and other words stay as they are: %s",
  (asked) => {
    expect(readHindi(asked)).toBe(asked === "kab jaisalmer" ? "when jaisalmer" : asked);
  },
);
