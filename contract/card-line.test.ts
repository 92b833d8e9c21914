import { expect, test } from "vitest";
import { type Card, readCard, writeCard } from "./card-line.ts";

const picture = {
  slug: "city-agra",
  hour: "dawn",
  colour: "#e0bcc7",
  width: 1200,
  height: 750,
  widths: [320, 640, 1200],
} satisfies Card["picture"];

test("a card survives being written as a line", () => {
  const card: Card = { to: "/destinations/agra", name: "Agra", note: "Uttar Pradesh", picture };
  expect(readCard(writeCard(card))).toEqual(card);
});

test("a card without a picture, and with signs in its words, survives too", () => {
  const card: Card = { to: "/themes/yoga", name: "Yoga & Ayurveda", note: "", picture: null };
  expect(readCard(writeCard(card))).toEqual(card);
});

test("a line is a fraction of the object", () => {
  const card: Card = { to: "/destinations/agra", name: "Agra", note: "Uttar Pradesh", picture };
  expect(writeCard(card).length).toBeLessThan(JSON.stringify(card).length / 2);
});
