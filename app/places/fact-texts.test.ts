import { expect, test } from "vitest";
import { getCatalogue } from "#server/content/catalogue.ts";
import { tellSight } from "#server/content/places/place-facts.ts";
import { getPlaces } from "#server/content/places/read-places.ts";
import { describeFee, listFees } from "./fact-texts.ts";
import { describeTicket } from "./ticket-lines.tsx";

const places = getPlaces();
const catalogue = getCatalogue();

function tell(id: string) {
  const sight = places.sights.find((one) => one.id === id);
  if (!sight) throw new Error(`no sight ${id}`);
  return tellSight({ places, catalogue }, sight, []);
}

test("where foreigners are not let in, no price is told for them", () => {
  const { fee } = tell("bum-la");
  expect(listFees(fee)).toEqual([{ who: "Indian citizens", price: "₹100" }]);
  expect(describeFee(fee).main).toBe("₹100, Indian citizens alone");
});

test("a weekend's price and a festival's stand beside the usual one", () => {
  expect(listFees(tell("panna").fee)).toContainEqual({
    who: "Saturday and Sunday",
    price: "₹11,320 a vehicle, Indians ₹7,360 a vehicle",
  });
  expect(describeFee(tell("kisama").fee).more).toContain("During Hornbill Festival: ₹150.");
});

test("a card says what its ticket opens, and for how long", () => {
  const [hampi] = tell("vittala-temple").tickets;
  expect(hampi && describeTicket(hampi)).toBe(
    "One ticket with Royal Enclosure and Lotus Mahal and the museum at Kamalapur, on the day it is bought. Bought at whichever gate comes first; kept until the evening, it is good at the other.",
  );
  const [rajasthan] = tell("hawa-mahal").tickets;
  expect(rajasthan && describeTicket(rajasthan)).toMatch(
    /^Composite ticket of Rajasthan's monuments: ₹5,500 for visitors from abroad, ₹1,300 for Indian citizens, good for 10 days\. It also opens Amber Fort, /,
  );
});
