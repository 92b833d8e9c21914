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

/** Of the third thirty: the Himalaya, the plain, Rajasthan. */
export const thirdNorth: readonly PanelCase[] = [
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
