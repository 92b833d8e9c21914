import { atMost, known, nights, type PanelCase, sees, share } from "./panel-case.ts";

/** Of the second thirty: the plains of the north, Rajasthan, and weekends from Delhi. */
export const secondPlains: readonly PanelCase[] = [
  {
    id: "camel-fair",
    who: "Two photographers come for Pushkar's fair and see more of Rajasthan",
    wish: {
      when: { from: "2027-11-06", days: 8 },
      start: "airport:JAI",
      interests: { photography: 2 },
      must: ["pushkar-lake"],
    },
    demands: [nights(2, "pushkar"), share(0.8, "state:rajasthan"), sees("pushkar-lake")],
    sources: [known("Rajasthan Tourism, Pushkar fair"), known("Lonely Planet, Pushkar")],
  },
  {
    id: "delhi-weekend-with-taj",
    who: "Delhi people show a cousin the Taj on a weekend in November",
    wish: {
      when: { from: "2027-11-19", days: 2 },
      start: "base:delhi",
      must: ["taj-mahal"],
      party: { adults: 3, passport: "indian" },
    },
    demands: [sees("taj-mahal"), nights(1, "agra delhi mathura bharatpur"), atMost(300, "day-way")],
    sources: [known("UP Tourism, Agra"), known("Lonely Planet, the Taj at sunrise")],
  },
  {
    id: "golden-temple-from-delhi",
    who: "Four days in October from Delhi; the Golden Temple must be seen",
    wish: {
      when: { from: "2027-10-14", days: 4 },
      start: "base:delhi",
      must: ["golden-temple"],
      party: { adults: 2, passport: "indian" },
    },
    demands: [sees("golden-temple attari-border"), nights(2, "amritsar"), atMost(480, "day-way")],
    sources: [known("Punjab Tourism, Amritsar"), known("Rough Guide, Amritsar")],
  },
  {
    id: "awadh-and-kashi",
    who: "Elders on pilgrimage: Ayodhya, Prayagraj and Varanasi in seven days of February",
    wish: {
      when: { from: "2027-02-12", days: 7 },
      start: "airport:VNS",
      must: ["ram-mandir", "sangam", "kashi-vishwanath"],
      party: { adults: 4, elders: 4, passport: "indian" },
      pace: "easy",
      interests: { spirituality: 3 },
    },
    demands: [
      sees("ram-mandir sangam kashi-vishwanath"),
      nights(2, "varanasi"),
      nights(1, "ayodhya"),
      share(1, "state:uttar-pradesh"),
      atMost(0, "night-rides"),
      atMost(330, "day-way"),
    ],
    sources: [
      known("UP Tourism, the spiritual triangle"),
      known("IRCTC, Ram Janmabhoomi packages"),
    ],
  },
  {
    id: "jaisalmer-from-kolkata",
    who: "Nine days from Kolkata; Jaisalmer's fort must be seen",
    wish: {
      when: { from: "2027-01-20", days: 9 },
      start: "base:kolkata",
      must: ["jaisalmer-fort"],
      party: { adults: 2, children: [12], passport: "indian" },
    },
    demands: [
      sees("jaisalmer-fort"),
      nights(2, "jaisalmer"),
      share(0.6, "state:rajasthan"),
      atMost(4, "flights"),
    ],
    sources: [known("Kundu Special, Rajasthan from Kolkata"), known("Rajasthan Tourism")],
  },
];
