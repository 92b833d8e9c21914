import { expect, test } from "vitest";
import { markEnglish } from "./mark-english.ts";

test("on a Hindi page what is English alone says so, and nothing else", () => {
  expect(markEnglish("<p>A fort above the town</p>", "Devanagari")).toBe(
    '<p lang="en">A fort above the town</p>',
  );
  expect(markEnglish('<p class="x">Fort &amp; lake</p>', "Devanagari")).toBe(
    '<p class="x" lang="en">Fort &amp; lake</p>',
  );
  expect(markEnglish('<address style="x">Main Road, Ranchi</address>', "Devanagari")).toBe(
    '<address style="x" lang="en">Main Road, Ranchi</address>',
  );
  for (const left of [
    "<p>किला और Agra Fort</p>",
    "<p>12:30</p>",
    "<p>₹1,43,300</p>",
    '<p lang="fr">Bonjour</p>',
    "<p>&amp;</p>",
    "<script>const text = 1;</script>",
    "<style>p{color:red}</style>",
    "<p>A <b>12</b> B</p>",
  ])
    expect(markEnglish(left, "Devanagari")).toBe(left);
});
