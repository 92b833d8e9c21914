import { after, atMost, known, nights, type PanelCase, read, sees, share } from "./panel-case.ts";

/** Of the second thirty: the North-East. */
export const secondNorthEast: readonly PanelCase[] = [
  {
    id: "tawang-for-indians",
    who: "Riders of Pune, ten days in April from Guwahati; Tawang and Bum La must be seen",
    wish: {
      when: { from: "2027-04-05", days: 10 },
      start: "airport:GAU",
      must: ["tawang-monastery", "bum-la"],
      party: { adults: 4, passport: "indian" },
    },
    demands: [
      sees("tawang-monastery bum-la"),
      nights(2, "tawang"),
      after("tawang", 1, "dirang"),
      atMost(600, "day-way"),
    ],
    sources: [known("Arunachal Tourism, Tawang circuit")],
  },
  {
    id: "meghalaya-in-the-rains",
    who: "A couple wants Meghalaya's falls in July, a week from Guwahati",
    wish: {
      when: { from: "2027-07-06", days: 7 },
      start: "airport:GAU",
      where: ["state:meghalaya"],
    },
    demands: [
      share(0.8, "state:meghalaya"),
      nights(2, "sohra"),
      nights(1, "shillong"),
      sees("nohkalikai-falls"),
      atMost(330, "day-way"),
    ],
    sources: [read("Akorbis, Meghalaya in 8 days"), read("DITT, Shillong and Cherrapunjee")],
  },
  {
    id: "upper-assam-and-majuli",
    who: "Slow travellers, eight days in February from Dibrugarh to Guwahati",
    wish: {
      when: { from: "2027-02-14", days: 8 },
      start: "airport:DIB",
      end: "airport:GAU",
      where: ["state:assam"],
      pace: "easy",
    },
    demands: [
      share(1, "state:assam"),
      nights(2, "kohora"),
      nights(1, "majuli jorhat"),
      sees("kaziranga"),
      atMost(3, "one-night-stays"),
    ],
    sources: [known("Assam Tourism, Kaziranga and Majuli"), known("Rough Guide, Upper Assam")],
  },
];
