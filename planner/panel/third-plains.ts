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

/** Of the third thirty: the plains of the north, Rajasthan, and weekends from Delhi. */
export const thirdPlains: readonly PanelCase[] = [
  {
    id: "triangle-with-children",
    who: "A family with children of six and nine, eight days of December, in and out of Delhi",
    wish: {
      when: { from: "2027-12-04", days: 8 },
      start: "airport:DEL",
      where: ["region:golden-triangle"],
      party: { adults: 2, children: [6, 9] },
    },
    demands: [
      sees("taj-mahal amber-fort"),
      // A child is carried about no more than that: two nights in each of the two cities, one by the Taj.
      nights(2, "delhi"),
      nights(2, "jaipur"),
      nights(1, "agra"),
      atMost(2, "one-night-stays"),
      atMost(390, "day-way"),
    ],
    sources: [
      known("Lonely Planet, India with children"),
      read("L'India Wildlife, best of Rajasthan"),
    ],
  },
  {
    id: "ranthambore-in-april",
    who: "Friends with cameras, six hot days of April from Jaipur; a tiger, if there is one",
    wish: {
      when: { from: "2027-04-08", days: 6 },
      start: "airport:JAI",
      must: ["ranthambore"],
      party: { adults: 4 },
      interests: { wildlife: 3, photography: 2 },
    },
    demands: [
      sees("ranthambore"),
      // One drive is luck: two nights at the gate at least.
      nights(2, "sawai-madhopur"),
      nights(1, "jaipur"),
      share(0.8, "state:rajasthan"),
      atMost(0, "flights"),
      atMost(420, "day-way"),
    ],
    sources: [
      read("India Unbound, which park"),
      read("Mumbai Foodie, Rajasthan by road with kids"),
    ],
  },
  {
    id: "holi-in-braj",
    who: "Photographers land in Delhi for Holi in Braj, five days of March",
    wish: {
      when: { from: "2027-03-19", days: 5 },
      start: "airport:DEL",
      must: ["mathura"],
      interests: { photography: 2 },
    },
    demands: [
      nights(2, "mathura"),
      share(1, "delhi mathura agra bharatpur"),
      atMost(0, "flights"),
      atMost(300, "day-way"),
    ],
    sources: [known("UP Tourism, Braj ki Holi"), known("Lonely Planet, Holi in Vrindavan")],
  },
  {
    id: "varanasi-in-a-wheelchair",
    who: "A couple, one in a wheelchair, lands in Varanasi for four days of November",
    wish: {
      when: { from: "2027-11-08", days: 4 },
      start: "airport:VNS",
      party: { adults: 2, wheelchair: true },
      pace: "easy",
    },
    demands: [
      nights(2, "varanasi"),
      firstNight("varanasi"),
      atMost(2, "stays"),
      atMost(0, "night-rides"),
      atMost(300, "day-way"),
      // Sarnath's lawns are the step-free half of the town.
      sees("sarnath sarnath-museum dashashwamedh-aarti varanasi-dawn-boat", 2),
    ],
    sources: [known("Lonely Planet, Accessible Travel"), known("UP Tourism, Varanasi and Sarnath")],
  },
];
