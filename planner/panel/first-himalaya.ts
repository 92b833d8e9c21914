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

/** Of the first thirty: the Himalaya. */
export const firstHimalaya: readonly PanelCase[] = [
  {
    id: "kashmir-in-snow",
    who: "A couple lands in Srinagar for six days in January",
    wish: { when: { from: "2027-01-12", days: 6 }, start: "airport:SXR" },
    demands: [
      share(1, "state:jammu-and-kashmir"),
      nights(2, "srinagar"),
      sees("gulmarg-gondola gulmarg-meadow", 1),
      atMost(0, "flights"),
    ],
    sources: [
      read("Dharma Tours and Travels, Kashmir six days"),
      read("Ostrali, Kashmir in 6 days"),
    ],
  },
  {
    id: "ladakh-with-pangong",
    who: "A couple flies to Leh for eight days in July and must see Pangong",
    wish: {
      when: { from: "2027-07-05", days: 8 },
      start: "airport:IXL",
      must: ["pangong-tso"],
    },
    demands: [
      share(1, "state:ladakh"),
      firstNight("leh"),
      sees("pangong-tso"),
      after("pangong", 3, "leh uleytokpo nubra"),
      after("nubra", 2, "leh uleytokpo"),
    ],
    sources: [
      read("Travel India and Beyond, Leh Ladakh"),
      read("Infinite Journeys, seven days of Ladakh"),
    ],
  },
  {
    id: "spiti-circuit",
    who: "Photographers, twelve days in September from Delhi, the Spiti circuit",
    wish: {
      when: { from: "2027-09-05", days: 12 },
      start: "airport:DEL",
      where: ["state:himachal-pradesh"],
      must: ["key-monastery", "tabo-monastery"],
      interests: { mountains: 2, photography: 2 },
    },
    demands: [
      sees("key-monastery tabo-monastery"),
      nights(2, "kaza"),
      after("kaza", 2, "shimla kalpa manali jispa tirthan-valley"),
      share(0.8, "state:himachal-pradesh"),
      atMost(660, "day-way"),
    ],
    sources: [read("Frommer's, Kinnaur and Spiti"), read("kinnaur.co.in, eight days by road")],
  },
  {
    id: "two-dhams-with-parents",
    who: "A family of Pune takes the grandparents to Kedarnath and Badrinath in May",
    wish: {
      when: { from: "2027-05-18", days: 9 },
      start: "base:haridwar",
      party: { adults: 4, elders: 2, passport: "indian" },
      must: ["kedarnath-temple", "badrinath"],
      interests: { spirituality: 3 },
    },
    demands: [
      sees("kedarnath-temple badrinath"),
      share(1, "state:uttarakhand"),
      nights(1, "sonprayag"),
      nights(1, "joshimath"),
    ],
    sources: [
      read("iwant2explore, Kedarnath and Badrinath in 8 days"),
      read("NTP, Do Dham Yatra from Haridwar"),
    ],
  },
  {
    id: "students-in-himachal",
    who: "Four students, ten days in June from Delhi, little money",
    wish: {
      when: { from: "2027-06-05", days: 10 },
      start: "base:delhi",
      where: ["state:himachal-pradesh"],
      party: { adults: 4, passport: "indian" },
      pace: "full",
      style: "simple",
      budget: { perDay: 8000, limit: false },
    },
    demands: [
      share(0.8, "state:himachal-pradesh"),
      sleeps(2, "manali dharamshala bir tirthan-valley shimla", 2),
      atMost(0, "flights"),
      atMost(600, "day-way"),
    ],
    sources: [known("Himachal Tourism, circuits"), known("Rough Guide, Himachal")],
  },
];
