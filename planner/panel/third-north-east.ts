import { after, atMost, known, nights, type PanelCase, read, sees, share } from "./panel-case.ts";

/** Of the third thirty: the North-East. */
export const thirdNorthEast: readonly PanelCase[] = [
  {
    id: "north-sikkim-in-april",
    who: "A couple, nine days of April from Bagdogra; Yumthang in flower must be seen",
    wish: {
      when: { from: "2027-04-16", days: 9 },
      start: "airport:IXB",
      must: ["yumthang-valley"],
    },
    demands: [
      sees("yumthang-valley"),
      nights(1, "lachung"),
      nights(2, "gangtok"),
      // The permit is made in Gangtok, and the road is a day's.
      after("lachung", 1, "gangtok"),
      share(1, "state:sikkim darjeeling kalimpong siliguri"),
      atMost(0, "flights"),
      atMost(420, "day-way"),
    ],
    sources: [
      read("Glory Trip, Sikkim and Lachung in 8 days"),
      read("Gopa Ryatak, Sweet Eastern Himalaya"),
    ],
  },
  {
    id: "kaziranga-with-children",
    who: "A family with children of eight and eleven, five days of January from Guwahati",
    wish: {
      when: { from: "2027-01-23", days: 5 },
      start: "airport:GAU",
      must: ["kaziranga"],
      party: { adults: 2, children: [8, 11] },
    },
    demands: [
      sees("kaziranga"),
      nights(2, "kohora"),
      share(1, "state:assam state:meghalaya"),
      atMost(3, "stays"),
      atMost(0, "flights"),
      atMost(360, "day-way"),
    ],
    sources: [read("EA Travel and Fun, Assam and Meghalaya"), known("Assam Tourism, Kaziranga")],
  },
  {
    id: "ziro-with-a-permit",
    who: "Three friends from abroad, nine days of October from Guwahati; Ziro's villages must be seen",
    wish: {
      when: { from: "2027-10-04", days: 9 },
      start: "airport:GAU",
      must: ["ziro-villages"],
      party: { adults: 3 },
    },
    demands: [
      sees("ziro-villages"),
      nights(2, "ziro"),
      share(1, "state:assam state:arunachal-pradesh state:meghalaya"),
      atMost(2, "flights"),
      atMost(600, "day-way"),
      atMost(4, "one-night-stays"),
    ],
    sources: [known("Arunachal Tourism, Ziro"), known("Holiday Scout, Ziro and Majuli")],
  },
  {
    id: "floating-islands-of-loktak",
    who: "A couple of Bengaluru lands in Imphal for four days of November",
    wish: {
      when: { from: "2027-11-20", days: 4 },
      start: "airport:IMF",
      party: { adults: 2, passport: "indian" },
    },
    demands: [
      share(1, "state:manipur"),
      nights(2, "imphal moirang"),
      sees("loktak-lake ima-keithel"),
      atMost(2, "stays"),
      atMost(0, "flights"),
    ],
    sources: [known("Manipur Tourism, Imphal and Loktak"), known("Rough Guide, Manipur")],
  },
  {
    id: "lilies-of-dzukou",
    who: "Walkers of Guwahati, five days of July from Dimapur; Dzükou in flower must be seen",
    wish: {
      when: { from: "2027-07-06", days: 5 },
      start: "airport:DMU",
      must: ["dzukou-valley"],
      party: { adults: 3, passport: "indian" },
    },
    demands: [
      sees("dzukou-valley"),
      nights(2, "kohima"),
      share(1, "state:nagaland"),
      atMost(3, "stays"),
      atMost(300, "day-way"),
    ],
    sources: [known("Nagaland Tourism, Dzükou"), known("Rough Guide, Kohima and around")],
  },
];
