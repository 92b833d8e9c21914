import {
  atMost,
  known,
  mostNights,
  neverSees,
  nights,
  type PanelCase,
  read,
  sees,
  share,
} from "./panel-case.ts";

/** Of the first thirty: the south. */
export const firstSouth: readonly PanelCase[] = [
  {
    id: "kerala-honeymoon",
    who: "A honeymoon of eight days in December, in and out of Kochi",
    wish: {
      when: { from: "2026-12-12", days: 8 },
      start: "airport:COK",
      where: ["state:kerala"],
      pace: "easy",
      style: "fine",
    },
    demands: [
      share(1, "state:kerala"),
      nights(2, "munnar"),
      nights(1, "alappuzha kumarakom"),
      sees("backwater-houseboat alappuzha-canoe", 1),
      sees("fort-kochi-walk"),
      atMost(5, "stays"),
      atMost(330, "day-way"),
    ],
    sources: [read("Travelmotive, Kerala 6 days"), read("Wandermize, Kerala 5 days")],
  },
  {
    id: "kerala-in-the-rains",
    who: "Ayurveda in the monsoon: ten days in July from Kochi",
    wish: {
      when: { from: "2027-07-10", days: 10 },
      start: "airport:COK",
      where: ["state:kerala"],
      pace: "easy",
      interests: { wellness: 3 },
    },
    demands: [
      share(1, "state:kerala"),
      atMost(5, "stays"),
      atMost(1, "one-night-stays"),
      atMost(330, "day-way"),
      neverSees("sabarimala"),
    ],
    sources: [known("Kerala Tourism, monsoon and Ayurveda"), read("Travel the Corners, Kerala")],
  },
  {
    id: "temples-of-the-cholas",
    who: "Readers of history, nine days in January from Chennai to Madurai",
    wish: {
      when: { from: "2027-01-05", days: 9 },
      start: "airport:MAA",
      end: "airport:IXM",
      where: ["state:tamil-nadu", "state:puducherry"],
      interests: { history: 3, spirituality: 2 },
    },
    demands: [
      share(1, "state:tamil-nadu state:puducherry"),
      sees("shore-temple brihadisvara-temple meenakshi-temple"),
      nights(2, "thanjavur kumbakonam tiruchirappalli"),
      nights(1, "madurai"),
      atMost(3, "one-night-stays"),
      atMost(390, "day-way"),
    ],
    sources: [
      read("Clipper Holidays, Tamil Nadu temples in 11 days"),
      read("TripFactory, Tamil Nadu temple tour"),
    ],
  },
  {
    id: "karnataka-stones",
    who: "Architects, nine days in November from Bengaluru",
    wish: {
      when: { from: "2027-11-10", days: 9 },
      start: "airport:BLR",
      where: ["state:karnataka"],
      interests: { history: 3, architecture: 3 },
    },
    demands: [
      share(1, "state:karnataka"),
      nights(2, "hosapete"),
      sees("vittala-temple virupaksha-temple"),
      sees("badami-caves belur-chennakesava mysore-palace", 2),
      atMost(540, "day-way"),
    ],
    sources: [
      known("Karnataka Tourism, Hoysala and Hampi circuits"),
      known("Rough Guide, Karnataka"),
    ],
  },
  {
    id: "bengaluru-weekend",
    who: "A couple of Bengaluru, a long weekend in October",
    wish: {
      when: { from: "2027-10-15", days: 3 },
      start: "base:bengaluru",
      where: ["base:mysuru", "base:kabini", "base:madikeri"],
      party: { adults: 2, passport: "indian" },
    },
    demands: [
      mostNights(0, "bengaluru"),
      atMost(2, "stays"),
      atMost(0, "flights"),
      atMost(420, "day-way"),
    ],
    sources: [
      known("Karnataka Tourism, weekends"),
      known("Outlook Traveller, weekends from Bengaluru"),
    ],
  },
  {
    id: "kanyakumari-from-delhi",
    who: "Twelve days from Delhi; the rock of Vivekananda must be seen",
    wish: {
      when: { from: "2027-01-15", days: 12 },
      start: "base:delhi",
      must: ["vivekananda-rock"],
      party: { adults: 2, passport: "indian" },
    },
    demands: [
      sees("vivekananda-rock"),
      nights(4, "state:kerala state:tamil-nadu"),
      atMost(4, "flights"),
      atMost(660, "day-way"),
    ],
    sources: [known("IRCTC Tourism, Kanyakumari packages from Delhi")],
  },
];
