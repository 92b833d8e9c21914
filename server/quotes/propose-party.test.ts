import { expect, test } from "vitest";
import { Wish } from "#contract/wish.ts";
import { writeWishLink } from "#trip/link.ts";
import { proposeParty } from "./propose-party.ts";

test("four adults and a child of eight are that, in two rooms, whatever the form's number says", async () => {
  const plan = await writeWishLink(Wish.parse({ party: { adults: 4, children: [8] } }));
  expect(await proposeParty({ travelers: "5", plan })).toEqual({
    adults: 4,
    children: 1,
    rooms: 2,
  });
});

test.each([
  ["5", null, { adults: 5, children: 0, rooms: 3 }],
  ["9+", null, { adults: 9, children: 0, rooms: 5 }],
  ["", null, { adults: 2, children: 0, rooms: 1 }],
  ["3", "2.damaged", { adults: 3, children: 0, rooms: 2 }],
  ["3", "7.later", { adults: 3, children: 0, rooms: 2 }],
])("without a plan that can be read the form's %j counts (%s)", async (travelers, plan, party) => {
  expect(await proposeParty({ travelers, plan })).toEqual(party);
});
