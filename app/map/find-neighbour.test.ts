import { expect, it } from "vitest";
import { findNeighbour } from "./find-neighbour.ts";

const rajasthan = { slug: "rajasthan", x: 25, y: 35 };
const gujarat = { slug: "gujarat", x: 15, y: 52 };
const delhi = { slug: "delhi", x: 42, y: 29 };
const kerala = { slug: "kerala", x: 36, y: 92 };
const states = [rajasthan, gujarat, delhi, kerala];

it("goes to the neighbour in the arrow's direction", () => {
  expect(findNeighbour(states, rajasthan, "ArrowDown")).toBe(gujarat);
  expect(findNeighbour(states, rajasthan, "ArrowRight")).toBe(delhi);
  expect(findNeighbour(states, kerala, "ArrowUp")).toBe(delhi);
});

it("stays where the land ends, and on other keys", () => {
  expect(findNeighbour(states, kerala, "ArrowDown")).toBeNull();
  expect(findNeighbour(states, kerala, "Enter")).toBeNull();
});
