import { atMost, firstNight, known, nights, type PanelCase, sees, share } from "./panel-case.ts";

/** Of the fourth twenty: the middle and the east. */
export const fourthEast: readonly PanelCase[] = [
  {
    id: "meghalaya-from-guwahati",
    who: "Five friends of Kolkata land in Guwahati, six days of November",
    wish: {
      when: { from: "2027-11-05", days: 6 },
      start: "airport:GAU",
      party: { adults: 5, passport: "indian" },
      style: "simple",
    },
    demands: [
      nights(3, "state:meghalaya kohora"),
      nights(1, "shillong sohra"),
      sees("living-root-bridges kaziranga", 1),
      atMost(0, "flights"),
      atMost(4, "stays"),
      atMost(360, "day-way"),
    ],
    sources: [known("Guwahati, Shillong, Cherrapunji, Kaziranga: the east's first week")],
  },
  {
    id: "bastar-from-raipur",
    who: "A French couple with an eye for crafts and tribal India, six days of December from Raipur",
    wish: {
      when: { from: "2027-12-04", days: 6 },
      start: "airport:RPR",
      party: { adults: 2 },
      interests: { "village-life": 2, crafts: 2 },
    },
    demands: [
      nights(3, "jagdalpur dantewada"),
      sees("chitrakote-falls"),
      atMost(0, "flights"),
      atMost(420, "day-way"),
      share(0.8, "state:chhattisgarh"),
    ],
    sources: [known("Bastar from Raipur, by the state's tourism board")],
  },
  {
    id: "odisha-week",
    who: "A widower of seventy-one with his sister, a week of January from Bhubaneswar",
    wish: {
      when: { from: "2027-01-10", days: 7 },
      start: "airport:BBI",
      party: { adults: 2, elders: 2, passport: "indian", diet: "vegetarian" },
      pace: "easy",
    },
    demands: [
      nights(2, "puri"),
      nights(1, "bhubaneswar"),
      sees("konark-sun-temple jagannath-temple-puri lingaraj-temple"),
      share(1, "state:odisha"),
      atMost(4, "stays"),
      atMost(240, "day-way"),
    ],
    sources: [known("Odisha's golden triangle: Bhubaneswar, Puri, Konark")],
  },
  {
    id: "tigers-with-father",
    who: "A father and a son of fourteen with cameras, eight days of April from Jabalpur",
    wish: {
      when: { from: "2027-04-10", days: 8 },
      start: "airport:JLR",
      party: { adults: 1, children: [14], passport: "foreign" },
      interests: { wildlife: 3 },
    },
    demands: [
      nights(2, "khatia"),
      nights(2, "tala"),
      sees("kanha bandhavgarh"),
      atMost(0, "flights"),
      atMost(360, "day-way"),
      atMost(4, "stays"),
    ],
    sources: [known("Kanha and Bandhavgarh from Jabalpur")],
  },
  {
    id: "manipur-quiet",
    who: "Two birdwatchers of Pune, five days of February in Imphal",
    wish: {
      when: { from: "2027-02-12", days: 5 },
      start: "airport:IMF",
      party: { adults: 2, passport: "indian" },
    },
    demands: [
      nights(3, "imphal moirang"),
      sees("loktak-lake keibul-lamjao"),
      firstNight("imphal"),
      atMost(0, "flights"),
      atMost(3, "stays"),
    ],
    sources: [known("Imphal and Loktak: what desks of the north-east send")],
  },
  {
    id: "darjeeling-gangtok-family",
    who: "A family of Ranchi with boys of seven and eleven, a week of May in the hills above Siliguri",
    wish: {
      when: { from: "2027-05-20", days: 7 },
      start: "airport:IXB",
      party: { adults: 2, children: [7, 11], passport: "indian" },
    },
    demands: [
      nights(2, "darjeeling"),
      nights(2, "gangtok"),
      sees("darjeeling-toy-train"),
      atMost(0, "flights"),
      atMost(300, "day-way"),
      atMost(4, "stays"),
    ],
    sources: [known("Darjeeling and Gangtok from Bagdogra")],
  },
];
