import {
  atMost,
  firstNight,
  known,
  mostNights,
  nights,
  type PanelCase,
  read,
  sees,
  share,
  sleeps,
} from "./panel-case.ts";

/** Of the second thirty: the east, the islands, permits, and the whole country. */
export const secondEast: readonly PanelCase[] = [
  {
    id: "sundarbans-weekend",
    who: "A family of Kolkata, three days in December in the Sundarbans",
    wish: {
      when: { from: "2026-12-18", days: 3 },
      start: "base:kolkata",
      must: ["sundarbans"],
      party: { adults: 2, children: [10], passport: "indian" },
    },
    demands: [
      sees("sundarbans"),
      nights(1, "gosaba"),
      atMost(0, "flights"),
      atMost(330, "day-way"),
    ],
    sources: [known("WBTDC, Sundarbans 2 nights")],
  },
  {
    id: "rath-yatra",
    who: "Puri for the Rath Yatra, five days in July from Bhubaneswar",
    wish: {
      when: { from: "2027-07-03", days: 5 },
      start: "airport:BBI",
      must: ["puri"],
      party: { adults: 4, elders: 1, passport: "indian" },
    },
    demands: [nights(2, "puri"), share(1, "state:odisha"), atMost(240, "day-way")],
    sources: [known("Odisha Tourism, Rath Yatra")],
  },
  {
    id: "andaman-ten-days",
    who: "Divers, ten days on the Andamans in March",
    wish: {
      when: { from: "2027-03-06", days: 10 },
      start: "airport:IXZ",
      interests: { water: 3 },
    },
    demands: [
      share(1, "state:andaman-and-nicobar-islands"),
      nights(3, "havelock"),
      nights(1, "neil"),
      sees("havelock-diving"),
      atMost(3, "one-night-stays"),
    ],
    sources: [
      read("Amazing North East India, the Andamans in 6 days"),
      known("Lonely Planet, the Andamans"),
    ],
  },
  {
    id: "lagoon-with-permit",
    who: "A couple, seven days in February from Kochi to Lakshadweep",
    wish: {
      when: { from: "2027-02-15", days: 7 },
      start: "airport:COK",
      where: ["state:lakshadweep"],
      party: { adults: 2, passport: "indian" },
    },
    demands: [
      nights(4, "state:lakshadweep"),
      atMost(3, "flights"),
      sees("agatti-lagoon bangaram-reef kadmat-diving thinnakara", 1),
    ],
    sources: [known("Lakshadweep Tourism, SPORTS packages")],
  },
  {
    id: "netarhat-with-elders",
    who: "Two elders of Kolkata, five days in January from Ranchi",
    wish: {
      when: { from: "2027-01-10", days: 5 },
      start: "airport:IXR",
      party: { adults: 2, elders: 2, passport: "indian" },
      pace: "easy",
    },
    demands: [
      share(1, "state:jharkhand"),
      firstNight("ranchi"),
      atMost(3, "stays"),
      atMost(330, "day-way"),
      atMost(0, "night-rides"),
    ],
    sources: [known("Jharkhand Tourism, Ranchi and Netarhat")],
  },
  {
    id: "taj-and-golden-temple-from-bengaluru",
    who: "Eight days from Bengaluru; the Taj and the Golden Temple must be seen",
    wish: {
      when: { from: "2027-02-20", days: 8 },
      start: "base:bengaluru",
      must: ["taj-mahal", "golden-temple"],
      party: { adults: 2, passport: "indian" },
    },
    demands: [
      sees("taj-mahal golden-temple"),
      nights(1, "agra"),
      nights(1, "amritsar"),
      mostNights(1, "bengaluru"),
      atMost(4, "flights"),
      atMost(660, "day-way"),
    ],
    sources: [known("IRCTC Tourism, North India from Bengaluru")],
  },
  {
    id: "three-weeks-of-the-great",
    who: "Retired teachers, three easy weeks in February in and out of Delhi: the great monuments",
    wish: {
      when: { from: "2027-02-01", days: 21 },
      start: "airport:DEL",
      pace: "easy",
      style: "fine",
      interests: { history: 3, architecture: 2 },
    },
    demands: [
      sees("taj-mahal amber-fort mehrangarh"),
      nights(2, "varanasi khajuraho udaipur"),
      sleeps(2, "delhi agra jaipur jodhpur udaipur varanasi", 4),
      atMost(3, "one-night-stays"),
      atMost(480, "day-way"),
    ],
    sources: [
      known("Lonely Planet, A Month across India"),
      known("Abercrombie & Kent, classic India"),
    ],
  },
];
