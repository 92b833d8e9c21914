import { expect, test } from "vitest";
import { listBareFacts } from "./factories/bare-facts.ts";

const row = (mark: string) =>
  `<dl><dt>Opening hours</dt><dd>9 to 5 <span${mark}>x</span></dd></dl>`;
const badges = (...items: string[]) =>
  `<ul class="w" aria-label="To know before you go">${items.join("")}</ul>`;

test.each([
  ["hours with their standing", row(' data-standing=""'), []],
  ["hours without it", row(""), ["Opening hours: 9 to 5 x"]],
  ["a price without it", "<dl><dt>Indians</dt><dd>₹50</dd></dl>", ["Indians ₹50"]],
  [
    "badges of which each says so",
    badges("<li>Permit <i>official</i></li>", "<li>4,250 m · unverified</li>"),
    [],
  ],
  [
    "a badge that does not, among others that do",
    badges("<li>Permit <i>official</i></li>", "<li>4,250 m</li>"),
    ["badge: 4,250 m"],
  ],
  [
    "badges that say so once for all",
    badges("<li>Permit</li>", '<li data-standing="true">unverified</li>'),
    [],
  ],
])("the walk over the pages sees %s", (_what, html, found) => {
  expect(listBareFacts(html)).toEqual(found);
});
