import {
  atMost,
  firstNight,
  known,
  nights,
  type PanelCase,
  read,
  sees,
  share,
} from "./panel-case.ts";

/** Of the third thirty: the east, the islands, permits, and the whole country. */
export const thirdEast: readonly PanelCase[] = [
  {
    id: "odisha-in-june",
    who: "A student home for the holidays shows two friends Bhubaneswar, Konark and Puri, four days of hot June",
    wish: {
      when: { from: "2027-06-08", days: 4 },
      start: "airport:BBI",
      party: { adults: 3, passport: "indian" },
      style: "simple",
    },
    demands: [
      share(1, "state:odisha"),
      nights(1, "puri"),
      nights(1, "bhubaneswar"),
      sees("konark-sun-temple lingaraj-temple"),
      atMost(3, "stays"),
      atMost(240, "day-way"),
    ],
    sources: [known("Odisha Tourism, the golden triangle of Odisha")],
  },
  {
    id: "santiniketan-weekend",
    who: "Two of Kolkata, three days of December at Santiniketan",
    wish: {
      when: { from: "2027-12-22", days: 3 },
      start: "base:kolkata",
      where: ["base:bolpur"],
      party: { adults: 2, passport: "indian" },
    },
    demands: [
      nights(2, "bolpur"),
      sees("santiniketan"),
      atMost(0, "flights"),
      atMost(1, "stays"),
      atMost(270, "day-way"),
    ],
    sources: [known("West Bengal Tourism, Santiniketan"), known("Rough Guide, around Kolkata")],
  },
  {
    id: "rites-at-gaya",
    who: "Three generations, four days of September from Patna for the rites of the fathers at Gaya",
    wish: {
      when: { from: "2027-09-20", days: 4 },
      start: "airport:PAT",
      must: ["vishnupad-temple"],
      party: { adults: 5, elders: 2, children: [12], passport: "indian" },
    },
    demands: [
      sees("vishnupad-temple mahabodhi-temple"),
      nights(2, "bodh-gaya"),
      share(1, "state:bihar"),
      atMost(0, "flights"),
      atMost(270, "day-way"),
    ],
    sources: [known("Bihar Tourism, Pitripaksha Mela"), known("Bihar Tourism, Gaya and Bodh Gaya")],
  },
  {
    id: "falls-of-bastar",
    who: "Four friends, six days of November from Raipur into Bastar",
    wish: {
      when: { from: "2027-11-05", days: 6 },
      start: "airport:RPR",
      where: ["state:chhattisgarh"],
      party: { adults: 4, passport: "indian" },
    },
    demands: [
      share(1, "state:chhattisgarh"),
      nights(2, "jagdalpur"),
      sees("chitrakote-falls tirathgarh-falls"),
      atMost(0, "flights"),
      atMost(480, "day-way"),
      atMost(2, "one-night-stays"),
    ],
    sources: [
      read("India Today Travel, Chhattisgarh"),
      read("Outlook Traveller, a road trip through Bastar"),
    ],
  },
  {
    id: "andamans-in-july",
    who: "A family with a child of four, six wet days of July on the Andamans",
    wish: {
      when: { from: "2027-07-20", days: 6 },
      start: "airport:IXZ",
      party: { adults: 2, children: [4], passport: "indian" },
      pace: "easy",
    },
    demands: [
      share(1, "state:andaman-and-nicobar-islands"),
      nights(1, "port-blair"),
      sees("cellular-jail"),
      atMost(3, "stays"),
      // No small boats to the far north with a small child in the rains.
      atMost(240, "day-way"),
      firstNight("port-blair"),
    ],
    sources: [
      read("Amazing North East India, the Andamans in 6 days"),
      known("Andaman Tourism, monsoon"),
    ],
  },
];
