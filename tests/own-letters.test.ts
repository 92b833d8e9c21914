import { expect, test } from "vitest";
import { countOwnLetters } from "./factories/own-letters.ts";

const count = (main: string) =>
  countOwnLetters(
    `<html><body><p>English</p><main>${main}</main></body></html>`,
    "hi",
    "Devanagari",
  );

test("letters of another language are counted where nothing says so", () => {
  expect(count("<p>किला</p>").share).toBe(100);
  expect(count("<p>कख ab</p>")).toEqual({ share: 50, others: ["ab"] });
  expect(count('<p>कख</p><p lang="hi">ab</p>').share).toBe(50);
  expect(count("").share).toBe(0);
});

test("what is marked, kept in every language, an address or no text is not", () => {
  for (const apart of [
    '<div lang="en"><b>A fort</b> above <img alt="x"> the town</div>',
    '<span translate="no">Safarnama</span>',
    "OpenStreetMap, UPI (DEL)",
    "hello@x.org, asi.paygov.org.in, site.theme",
    "<script>const a = 1;</script><style>p{}</style><svg><title>Fort</title></svg>",
    "&amp;&nbsp;12:30",
  ])
    expect(count(`<p>किला</p>${apart}`), apart).toEqual({ share: 100, others: [] });
  expect(
    count('<p>किला</p><div lang="en">A <i lang="hi">किला</i> of</div><p>ab</p>').others,
  ).toEqual(["ab"]);
});
