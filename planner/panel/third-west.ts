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

/** Of the third thirty: the west, the middle, and the length of the country. */
export const thirdWest: readonly PanelCase[] = [
  {
    id: "mewar-honeymoon",
    who: "Honeymooners land in Udaipur for six days of November",
    wish: {
      when: { from: "2027-11-14", days: 6 },
      start: "airport:UDR",
      pace: "easy",
      style: "fine",
    },
    demands: [
      nights(3, "udaipur"),
      firstNight("udaipur"),
      share(1, "state:rajasthan"),
      sees("city-palace-udaipur lake-pichola"),
      atMost(3, "stays"),
      atMost(330, "day-way"),
    ],
    sources: [known("Rajasthan Tourism, Udaipur"), known("Lonely Planet, Udaipur and around")],
  },
  {
    id: "two-shores-of-saurashtra",
    who: "Pilgrims with a grandmother, a week of December from Rajkot; Dwarka and Somnath must be seen",
    wish: {
      when: { from: "2027-12-10", days: 7 },
      start: "airport:HSR",
      must: ["dwarkadhish-temple", "somnath-temple"],
      party: { adults: 4, elders: 1, passport: "indian" },
    },
    demands: [
      sees("dwarkadhish-temple somnath-temple"),
      nights(1, "dwarka"),
      nights(1, "somnath"),
      share(1, "state:gujarat state:dadra-and-nagar-haveli-and-daman-and-diu"),
      atMost(0, "flights"),
      atMost(360, "day-way"),
    ],
    sources: [
      read("Trip to Holiday, Gujarat pilgrimage"),
      read("Gir National Park, Gujarat in 8 days"),
    ],
  },
  {
    id: "malwa-in-the-rains",
    who: "A couple, six days of August from Indore: Mahakal, Mandu green, Maheshwar's ghats",
    wish: {
      when: { from: "2027-08-18", days: 6 },
      start: "airport:IDR",
      where: ["base:ujjain", "base:mandu", "base:maheshwar", "base:indore"],
      party: { adults: 2, passport: "indian" },
    },
    demands: [
      sees("mahakaleshwar jahaz-mahal maheshwar-ghats"),
      nights(1, "mandu"),
      nights(1, "maheshwar"),
      share(1, "state:madhya-pradesh"),
      atMost(0, "flights"),
      atMost(300, "day-way"),
    ],
    sources: [
      read("Outlook Traveller, the best of Malwa in a week"),
      read("Hapigo, Indore, Ujjain, Omkareshwar, Mandu and Maheshwar"),
    ],
  },
  {
    id: "tadoba-in-may",
    who: "Two birders of Pune, five days of May from Nagpur, the month of the waterholes",
    wish: {
      when: { from: "2027-05-03", days: 5 },
      start: "airport:NAG",
      party: { adults: 2, passport: "indian" },
      interests: { wildlife: 3, birds: 2 },
    },
    demands: [
      nights(3, "moharli turia khatia"),
      sees("tadoba pench kanha", 1),
      share(1, "state:maharashtra state:madhya-pradesh"),
      atMost(3, "stays"),
      atMost(0, "flights"),
    ],
    sources: [read("India Unbound, which park"), known("MTDC, Tadoba")],
  },
];
