import { expect, test } from "vitest";
import { countRooms } from "./party.ts";

test.each([
  [2, [], 1],
  [4, [8], 2],
  [5, [], 3],
  [2, [13], 2],
  [2, [3, 5], 2],
  [2, [null], 1],
  [1, [], 1],
])("%i adults with children of %j need %i rooms", (adults, children, rooms) => {
  expect(countRooms({ adults, children })).toBe(rooms);
});
