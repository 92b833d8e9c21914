import {
  atMost,
  firstNight,
  known,
  nights,
  type PanelCase,
  read,
  sees,
  share,
  sleeps,
} from "./panel-case.ts";

/** Of the first thirty: the west, the middle, and the length of the country. */
export const firstWest: readonly PanelCase[] = [
  {
    id: "goa-days",
    who: "Five days on Goa's beaches in December, landing at Mopa",
    wish: { when: { from: "2026-12-10", days: 5 }, start: "airport:GOX", pace: "easy" },
    demands: [
      share(1, "state:goa"),
      nights(2, "candolim palolem"),
      atMost(2, "stays"),
      sees("basilica-bom-jesus fontainhas se-cathedral", 1),
    ],
    sources: [known("Goa Tourism"), known("Lonely Planet, Goa in five days")],
  },
  {
    id: "mumbai-weekend-in-rain",
    who: "Two families of Mumbai, a weekend of rain in August with children",
    wish: {
      when: { from: "2027-08-13", days: 3 },
      start: "base:mumbai",
      where: ["base:lonavala", "base:nashik", "base:pune"],
      party: { adults: 4, children: [4, 7, 9], passport: "indian" },
      pace: "easy",
    },
    demands: [nights(2, "lonavala nashik pune"), atMost(1, "stays"), atMost(240, "day-way")],
    sources: [
      known("Maharashtra Tourism, monsoon"),
      known("Outlook Traveller, weekends from Mumbai"),
    ],
  },
  {
    id: "caves-of-the-deccan",
    who: "A couple lands in Mumbai for a week in January: Ajanta and Ellora must be seen",
    wish: {
      when: { from: "2027-01-18", days: 7 },
      start: "airport:BOM",
      must: ["ajanta-caves", "ellora-caves"],
    },
    demands: [
      sees("ajanta-caves ellora-caves"),
      nights(2, "aurangabad"),
      nights(1, "mumbai"),
      share(0.8, "state:maharashtra"),
    ],
    sources: [known("MTDC, Ajanta and Ellora"), known("Rough Guide, Maharashtra")],
  },
  {
    id: "gujarat-of-lions-and-salt",
    // Moved from January after the first run: Gir's jeeps are booked sixty days ahead.
    who: "Ten days of Gujarat in February, from Ahmedabad",
    wish: {
      when: { from: "2027-02-04", days: 10 },
      start: "airport:AMD",
      where: ["state:gujarat"],
    },
    demands: [
      share(1, "state:gujarat state:dadra-and-nagar-haveli-and-daman-and-diu"),
      firstNight("ahmedabad"),
      sees("rann-of-kutch gir"),
      nights(2, "bhuj dhordo"),
      nights(1, "sasan-gir"),
      atMost(3, "one-night-stays"),
      atMost(600, "day-way"),
    ],
    sources: [
      read("The Floating Pebbles, ten days of Gujarat"),
      read("Travel Talk Guru, ten days of Gujarat"),
      read("Chetak Travels, Navratri Wonders"),
    ],
  },
  {
    id: "tigers-of-the-middle",
    who: "Tiger people, ten days in March between Nagpur and Jabalpur",
    wish: {
      when: { from: "2027-03-05", days: 10 },
      start: "airport:NAG",
      end: "airport:JLR",
      where: ["state:madhya-pradesh"],
      interests: { wildlife: 3 },
    },
    demands: [
      sleeps(2, "khatia tala turia", 2),
      sees("kanha bandhavgarh pench", 2),
      sees("kanha-afternoon bandhavgarh-afternoon pench-afternoon", 1),
      nights(6, "khatia tala turia moharli madhai madla"),
      atMost(420, "day-way"),
    ],
    sources: [
      read("Whiskers and Wings, Central India Tiger Tour"),
      read("India Unbound, which park"),
      read("Bluetail Birding, tigers of central India"),
    ],
  },
  {
    id: "north-to-south",
    who: "Three weeks, the first in India, from Delhi to Kochi in November",
    wish: {
      when: { from: "2027-11-08", days: 21 },
      start: "airport:DEL",
      end: "airport:COK",
    },
    demands: [
      sees("taj-mahal amber-fort"),
      nights(4, "state:kerala"),
      nights(6, "delhi agra state:rajasthan varanasi"),
      atMost(4, "one-night-stays"),
      atMost(4, "flights"),
      firstNight("delhi"),
    ],
    sources: [known("Lonely Planet, A Month across India"), known("Intrepid, Delhi to Kerala")],
  },
];
