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

/** Of the second thirty: the south. */
export const secondSouth: readonly PanelCase[] = [
  {
    id: "south-in-a-fortnight",
    who: "South India in a fortnight of January, in by Chennai and out by Kochi",
    wish: {
      when: { from: "2027-01-05", days: 15 },
      start: "airport:MAA",
      end: "airport:COK",
      where: ["region:south-india"],
    },
    demands: [
      share(1, "state:tamil-nadu state:kerala state:karnataka state:puducherry"),
      nights(4, "state:kerala"),
      nights(4, "state:tamil-nadu state:puducherry"),
      sees("meenakshi-temple backwater-houseboat"),
      atMost(4, "one-night-stays"),
      atMost(480, "day-way"),
    ],
    sources: [
      read("Harvey India, Enchanting and Spiritual South"),
      known("Lonely Planet, The Tropical South"),
    ],
  },
  {
    id: "kochi-ten-days",
    who: "Friends land in Kochi for ten days in January and say nothing else",
    wish: { when: { from: "2027-01-15", days: 10 }, start: "airport:COK" },
    demands: [
      share(0.7, "state:kerala"),
      firstNight("kochi"),
      nights(2, "munnar thekkady"),
      sees("backwater-houseboat alappuzha-canoe", 1),
      sees("fort-kochi-walk"),
    ],
    sources: [read("Travel the Corners, Kerala"), read("Travelmotive, Kerala 6 days")],
  },
  {
    id: "onam",
    who: "Kerala for Onam, eight days in September from Thiruvananthapuram",
    wish: {
      when: { from: "2027-09-10", days: 8 },
      start: "airport:TRV",
      where: ["state:kerala"],
    },
    demands: [
      share(1, "state:kerala"),
      nights(2, "thiruvananthapuram kovalam varkala kochi thrissur"),
      atMost(5, "stays"),
    ],
    sources: [known("Kerala Tourism, Onam week")],
  },
  {
    id: "hyderabad-weekend",
    who: "Three days of Hyderabad in December by air",
    wish: { when: { from: "2026-12-11", days: 3 }, start: "airport:HYD" },
    demands: [
      nights(2, "hyderabad"),
      sees("charminar golconda-fort"),
      atMost(1, "stays"),
      atMost(0, "flights"),
    ],
    sources: [known("Telangana Tourism, Hyderabad"), known("Rough Guide, Hyderabad")],
  },
  {
    id: "chennai-weekend",
    who: "A Chennai couple, three days in January by the sea",
    wish: {
      when: { from: "2027-01-22", days: 3 },
      start: "base:chennai",
      where: ["state:puducherry", "base:mahabalipuram"],
      party: { adults: 2, passport: "indian" },
    },
    demands: [
      nights(2, "puducherry mahabalipuram"),
      atMost(2, "stays"),
      sees("shore-temple white-town", 1),
      atMost(300, "day-way"),
    ],
    sources: [
      known("Tamil Nadu Tourism, East Coast Road"),
      known("Outlook Traveller, weekends from Chennai"),
    ],
  },
  {
    id: "nilgiris-with-toy-train",
    who: "A family with a child of seven, six days in May in the Nilgiris from Coimbatore",
    wish: {
      when: { from: "2027-05-10", days: 6 },
      start: "airport:CJB",
      where: ["region:nilgiris"],
      party: { adults: 2, children: [7], passport: "indian" },
      must: ["nilgiri-mountain-railway"],
    },
    demands: [
      sees("nilgiri-mountain-railway"),
      nights(2, "ooty coonoor"),
      atMost(3, "stays"),
      atMost(330, "day-way"),
    ],
    sources: [
      known("Tamil Nadu Tourism, the Nilgiris"),
      known("UNESCO, mountain railways of India"),
    ],
  },
];
