import {
  after,
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

/** Of the third thirty: the Himalaya. */
export const thirdHimalaya: readonly PanelCase[] = [
  {
    id: "shimla-and-manali-honeymoon",
    who: "Honeymooners of Chandigarh's airport, a week of May in Himachal",
    wish: {
      when: { from: "2027-05-08", days: 7 },
      start: "airport:IXC",
      where: ["state:himachal-pradesh"],
      party: { adults: 2, passport: "indian" },
      interests: { mountains: 2 },
    },
    demands: [
      nights(2, "manali"),
      nights(1, "shimla"),
      share(0.8, "state:himachal-pradesh"),
      // Shimla to Manali is seven to nine hours by road: nobody does more in a day.
      atMost(540, "day-way"),
      atMost(0, "flights"),
      atMost(3, "one-night-stays"),
    ],
    sources: [known("HPTDC, Shimla and Manali"), known("Yatra, Himachal honeymoon")],
  },
  {
    id: "vaishno-devi-with-a-mother",
    who: "A son takes his mother to Vaishno Devi, four days of March from Jammu",
    wish: {
      when: { from: "2027-03-04", days: 4 },
      start: "airport:IXJ",
      must: ["vaishno-devi"],
      party: { adults: 2, elders: 1, passport: "indian" },
    },
    demands: [
      sees("vaishno-devi"),
      // The walk takes a day and the night after it: a bed before and one after.
      nights(2, "katra"),
      share(1, "state:jammu-and-kashmir"),
      atMost(0, "flights"),
    ],
    sources: [known("Shri Mata Vaishno Devi Shrine Board, how to plan the yatra")],
  },
  {
    id: "yamunotri-and-gangotri",
    who: "Pilgrims of Dehradun's airport, nine days of June; Yamunotri and Gangotri must be seen",
    wish: {
      when: { from: "2027-06-01", days: 9 },
      start: "airport:DED",
      must: ["yamunotri", "gangotri"],
      party: { adults: 3, passport: "indian" },
    },
    demands: [
      sees("yamunotri gangotri"),
      nights(1, "barkot janki-chatti"),
      nights(1, "uttarkashi harsil gangotri-town"),
      share(1, "state:uttarakhand"),
      atMost(480, "day-way"),
    ],
    sources: [known("Uttarakhand Tourism, Char Dham"), known("GMVN, Do Dham yatra")],
  },
  {
    id: "zanskar-in-august",
    who: "Walkers land in Leh for twelve days of August; Karsha in Zanskar must be seen",
    wish: {
      when: { from: "2027-08-05", days: 12 },
      start: "airport:IXL",
      must: ["karsha"],
    },
    demands: [
      sees("karsha"),
      firstNight("leh"),
      nights(2, "padum"),
      // Nobody drives on from the airport: two nights low before the passes.
      after("padum", 2, "leh uleytokpo kargil"),
      share(1, "state:ladakh"),
      atMost(660, "day-way"),
    ],
    sources: [
      read("Outlook Traveller, Manali to Leh and Zanskar"),
      read("Xplore Unxplored, Kargil, Suru and Zanskar"),
    ],
  },
  {
    id: "rishikesh-weekend",
    who: "Office friends of Delhi, three days of October on the river at Rishikesh",
    wish: {
      when: { from: "2027-10-01", days: 3 },
      start: "base:delhi",
      where: ["base:rishikesh"],
      party: { adults: 5, passport: "indian" },
      style: "simple",
    },
    demands: [
      nights(2, "rishikesh haridwar"),
      nights(1, "rishikesh"),
      sees("ganges-rafting parmarth-aarti", 1),
      atMost(0, "flights"),
      atMost(360, "day-way"),
    ],
    sources: [
      known("Uttarakhand Tourism, rafting"),
      known("Outlook Traveller, weekend breaks from Delhi"),
    ],
  },
  {
    id: "hills-in-june",
    who: "A family lands in Delhi in June and wants out of the heat: nine days of the Himalaya",
    wish: {
      when: { from: "2027-06-05", days: 9 },
      start: "airport:DEL",
      where: ["region:himalaya"],
      party: { adults: 2, children: [10, 13] },
    },
    demands: [
      share(
        0.75,
        "state:himachal-pradesh state:uttarakhand state:ladakh state:jammu-and-kashmir state:sikkim",
      ),
      sleeps(2, "shimla manali dharamshala leh srinagar nainital mussoorie rishikesh gangtok", 2),
      atMost(3, "one-night-stays"),
      atMost(2, "flights"),
      atMost(600, "day-way"),
    ],
    sources: [
      known("Lonely Planet, when to go: May and June"),
      known("Rough Guide, the hill stations"),
    ],
  },
];
