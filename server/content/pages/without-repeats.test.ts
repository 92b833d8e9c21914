import { expect, test } from "vitest";
import { withoutRepeats } from "./without-repeats.ts";

const picture = (slug: string) => ({
  slug,
  widths: [320],
  hour: "dawn" as const,
  colour: "#000000",
  width: 320,
  height: 200,
});

test("the first to show a picture keeps it, others go without", () => {
  const page = {
    name: "Konark",
    picture: picture("card-konark"),
    sights: [
      { name: "Sun Temple", picture: picture("card-konark") },
      { name: "Chilika", picture: picture("city-puri") },
    ],
    festivals: [{ name: "Rath Yatra", picture: null }],
  };
  expect(withoutRepeats(page)).toEqual({
    ...page,
    sights: [{ name: "Sun Temple", picture: null }, page.sights[1]],
  });
});

test("a page's own picture is kept, whatever is named before it", () => {
  const facts = { sights: [{ id: "taj-mahal", picture: picture("attraction-taj-mahal") }] };
  const page = { facts, picture: picture("attraction-taj-mahal") };
  expect(withoutRepeats(page)).toEqual({
    facts: { sights: [{ id: "taj-mahal", picture: null }] },
    picture: page.picture,
  });
});

test("nothing else of a page changes, what is missing stays missing", () => {
  const page = { months: [1, 2], region: null, map: { pins: [{ slug: "puri", x: 1 }] } };
  expect(withoutRepeats(page)).toEqual(page);
  expect(withoutRepeats(null)).toBeNull();
});
