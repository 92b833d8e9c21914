import {
  after,
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

/** Of the second thirty: the Himalaya. */
export const secondHimalaya: readonly PanelCase[] = [
  {
    id: "kashmir-in-tulips",
    who: "A family with children of six and nine, six days in April from Srinagar",
    wish: {
      when: { from: "2027-04-08", days: 6 },
      start: "airport:SXR",
      party: { adults: 2, children: [6, 9], passport: "indian" },
      pace: "easy",
    },
    demands: [
      share(1, "state:jammu-and-kashmir"),
      sees("tulip-garden-srinagar"),
      nights(2, "srinagar"),
      atMost(3, "stays"),
      atMost(360, "day-way"),
    ],
    sources: [read("Ostrali, Kashmir in 6 days"), known("J&K Tourism, tulip season")],
  },
  {
    id: "ladakh-under-snow",
    who: "Snow-leopard people fly to Leh for nine days in January, when the passes are shut",
    wish: {
      when: { from: "2027-01-10", days: 9 },
      start: "airport:IXL",
      where: ["state:ladakh"],
    },
    demands: [
      share(1, "state:ladakh"),
      nights(4, "leh uleytokpo"),
      firstNight("leh"),
      mostNights(0, "hanle korzok padum"),
    ],
    sources: [known("Ladakh Tourism, winter"), known("Snow Leopard Conservancy, homestays")],
  },
  {
    id: "ladakh-with-grandparents",
    who: "Three generations in Leh for a week in August",
    wish: {
      when: { from: "2027-08-08", days: 7 },
      start: "airport:IXL",
      party: { adults: 4, children: [9], elders: 2, passport: "indian" },
      pace: "easy",
    },
    demands: [
      share(1, "state:ladakh"),
      nights(3, "leh"),
      mostNights(0, "pangong hanle korzok"),
      after("nubra", 2, "leh"),
      atMost(3, "stays"),
      sees("thiksey shey shanti-stupa leh-palace", 2),
    ],
    sources: [
      read("Travel India and Beyond, Leh Ladakh"),
      known("Ladakh health advice on altitude"),
    ],
  },
  {
    id: "valley-of-flowers",
    who: "Walkers in August: the Valley of Flowers from Haridwar in nine days",
    wish: {
      when: { from: "2027-08-07", days: 9 },
      start: "base:haridwar",
      must: ["valley-of-flowers"],
      interests: { walking: 2, nature: 2 },
    },
    demands: [
      sees("valley-of-flowers"),
      nights(2, "ghangaria"),
      nights(1, "joshimath"),
      share(0.9, "state:uttarakhand"),
    ],
    sources: [
      known("Uttarakhand Tourism, Valley of Flowers"),
      known("Indiahikes, Valley of Flowers"),
    ],
  },
  {
    id: "corbett-and-kumaon",
    who: "A family with children of five and eight, a week in March from Delhi to Kumaon",
    wish: {
      when: { from: "2027-03-20", days: 7 },
      start: "base:delhi",
      where: ["base:ramnagar", "base:nainital", "base:almora"],
      party: { adults: 2, children: [5, 8], passport: "indian" },
    },
    demands: [
      sleeps(2, "ramnagar nainital almora", 2),
      share(0.8, "ramnagar nainital almora"),
      sees("jim-corbett corbett-dhikala", 1),
      atMost(4, "stays"),
      atMost(420, "day-way"),
    ],
    sources: [known("KMVN, Kumaon tours"), known("Rough Guide, Corbett")],
  },
];
