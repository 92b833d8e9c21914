import fc from "fast-check";
import { expect, test } from "vitest";
import { QuoteParty } from "#contract/quote/quote.ts";
import { headsOf, sayParty } from "#contract/trip/say-party.ts";
import { Party, Wish } from "#contract/trip/wish.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import { createItinerary } from "#tests/factories/itinerary.ts";
import { writeTripLink, writeWishLink } from "#trip/link.ts";
import { readLinkParty } from "#trip/link-party.ts";
import { proposeParty } from "./propose-party.ts";

const anyParty = fc
  .record({
    adults: fc.integer({ min: 1, max: 20 }),
    children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 12 }),
  })
  .map((party) => Party.parse(party));

test("the proposal's party is the plan's, whoever travels and whatever the form says", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyParty,
      fc.constantFrom("1", "5", "8", "9+", "", "many"),
      fc.boolean(),
      async (party, travelers, hasDays) => {
        const wish = Wish.parse({ party });
        const link = await (hasDays
          ? writeTripLink(writeDocument(createItinerary({ wish })))
          : writeWishLink(wish));
        const proposed = proposeParty(await readLinkParty(link), travelers);
        expect(QuoteParty.parse(proposed)).toEqual(proposed);
        expect(headsOf(proposed)).toEqual({ adults: party.adults, children: party.children });
        expect(proposed.atLeast).toBe(false);
        // Nobody sleeps on the floor: three in a room at most, and no empty rooms.
        expect(proposed.rooms * 3).toBeGreaterThanOrEqual(party.adults + party.children.length);
        expect(proposed.rooms).toBeLessThanOrEqual(party.adults + party.children.length);
      },
    ),
  );
});

test("four adults and a child of eight are that, in two rooms", async () => {
  const wish = Wish.parse({ party: { adults: 4, children: [8] } });
  const proposed = proposeParty(await readLinkParty(await writeWishLink(wish)), "5");
  expect(proposed).toEqual({ adults: 4, children: 1, ages: [8], rooms: 2, atLeast: false });
  expect(sayParty(headsOf(proposed))).toBe("4 adults, 1 child (8)");
});

test.each([
  ["4", { adults: 4, rooms: 2, atLeast: false }],
  ["1", { adults: 1, rooms: 1, atLeast: false }],
  ["9+", { adults: 9, rooms: 5, atLeast: true }],
  ["", { adults: 2, rooms: 1, atLeast: true }],
  ["0", { adults: 2, rooms: 1, atLeast: true }],
])("without a plan %j is what the form says, and what it does not say is open", (said, party) => {
  expect(proposeParty(null, said)).toEqual({ children: 0, ages: [], ...party });
});

test.each([null, "", "rubbish", "2.rubbish", "9.abc"])("a link of %j says nobody", async (link) => {
  expect(await readLinkParty(link)).toBeNull();
});
