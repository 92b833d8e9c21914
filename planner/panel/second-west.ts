import { atMost, known, nights, type PanelCase, read, sees, share, sleeps } from "./panel-case.ts";

/** Of the second thirty: the west, the middle, and the length of the country. */
export const secondWest: readonly PanelCase[] = [
  {
    id: "konkan-by-road",
    who: "Ten days down the Konkan from Mumbai to Goa in November",
    wish: {
      when: { from: "2027-11-20", days: 10 },
      start: "airport:BOM",
      end: "airport:GOI",
      where: ["region:konkan"],
    },
    demands: [
      share(0.9, "state:maharashtra state:goa state:karnataka"),
      nights(3, "state:goa"),
      nights(1, "tarkarli mahabaleshwar kolhapur gokarna"),
      nights(1, "mumbai"),
      atMost(1, "flights"),
      atMost(540, "day-way"),
    ],
    sources: [known("Maharashtra Tourism, Konkan"), known("Rough Guide, the Konkan coast")],
  },
  {
    id: "goa-in-the-rains",
    who: "A couple, five days of Goa in July by Dabolim",
    wish: { when: { from: "2027-07-12", days: 5 }, start: "airport:GOI", pace: "easy" },
    demands: [share(1, "state:goa"), atMost(2, "stays"), atMost(240, "day-way")],
    sources: [known("Goa Tourism, monsoon")],
  },
  {
    id: "white-desert-at-full-moon",
    who: "Six days in January for the White Rann, by Bhuj's airport",
    wish: {
      when: { from: "2027-01-20", days: 6 },
      start: "airport:BHJ",
      must: ["rann-of-kutch"],
    },
    demands: [
      sees("rann-of-kutch"),
      nights(3, "bhuj dhordo"),
      share(1, "state:gujarat"),
      atMost(0, "flights"),
    ],
    sources: [read("Travel Talk Guru, ten days of Gujarat"), known("Rann Utsav")],
  },
  {
    id: "temples-and-tigers-of-mp",
    who: "Ten days of Madhya Pradesh in February, from Delhi by rail to Khajuraho and the parks",
    wish: {
      when: { from: "2027-02-10", days: 10 },
      start: "airport:DEL",
      where: ["state:madhya-pradesh"],
      interests: { wildlife: 2, history: 2 },
    },
    demands: [
      share(0.8, "state:madhya-pradesh"),
      sees("khajuraho-western-group"),
      sleeps(2, "tala khatia turia madla madhai", 1),
      sleeps(1, "orchha gwalior khajuraho", 2),
      atMost(3, "one-night-stays"),
    ],
    sources: [known("MP Tourism, heritage and wildlife"), read("India Unbound, which park")],
  },
];
