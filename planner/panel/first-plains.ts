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

/** Of the first thirty: the plains of the north, Rajasthan, and weekends from Delhi. */
export const firstPlains: readonly PanelCase[] = [
  {
    id: "rajasthan-fortnight",
    who: "First time in Rajasthan, a fortnight in February, in and out of Delhi",
    wish: {
      when: { from: "2027-02-08", days: 14 },
      start: "airport:DEL",
      where: ["state:rajasthan"],
    },
    demands: [
      share(0.8, "state:rajasthan"),
      sleeps(2, "jaipur jodhpur jaisalmer udaipur"),
      sees("amber-fort mehrangarh jaisalmer-fort city-palace-udaipur"),
      atMost(3, "one-night-stays"),
      atMost(600, "day-way"),
    ],
    sources: [
      read("Pickyourtrail, Remarkable Rajasthan 12 days"),
      read("Traveller's Palm, journey through Rajasthan"),
    ],
  },
  {
    id: "jaipur-week",
    who: "Friends land in Jaipur for a week in December",
    wish: { when: { from: "2026-12-06", days: 7 }, start: "airport:JAI" },
    demands: [
      nights(2, "jaipur"),
      firstNight("jaipur"),
      share(0.6, "state:rajasthan"),
      sees("amber-fort hawa-mahal"),
      atMost(540, "day-way"),
    ],
    sources: [read("Aagman Rajasthan Tours, eight days"), known("Rough Guide, eastern Rajasthan")],
  },
  {
    id: "golden-triangle",
    who: "The first six days in India, the Golden Triangle",
    wish: {
      when: { from: "2027-02-01", days: 6 },
      start: "airport:DEL",
      where: ["region:golden-triangle"],
    },
    demands: [
      sleeps(1, "delhi agra jaipur"),
      share(1, "delhi agra jaipur bharatpur mathura"),
      sees("taj-mahal amber-fort"),
      atMost(0, "flights"),
      atMost(4, "stays"),
    ],
    sources: [known("Lonely Planet, the Golden Triangle"), known("Incredible India, itineraries")],
  },
  {
    id: "triangle-in-a-wheelchair",
    who: "She sits in a wheelchair: Delhi, Agra and Jaipur in eight days",
    wish: {
      when: { from: "2027-02-01", days: 8 },
      start: "airport:DEL",
      where: ["region:golden-triangle"],
      party: { adults: 2, wheelchair: true },
      pace: "easy",
      style: "fine",
    },
    demands: [
      sleeps(2, "delhi agra jaipur", 2),
      sees("taj-mahal"),
      atMost(0, "night-rides"),
      atMost(330, "day-way"),
      atMost(4, "stays"),
    ],
    sources: [
      known("Planet Abled, accessible Golden Triangle"),
      known("Lonely Planet, accessible travel"),
    ],
  },
];
