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

/** Of the first thirty: the Himalaya, the plain, Rajasthan. */
export const firstNorth: readonly PanelCase[] = [
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
    id: "rajasthan-fortnight",
    who: "First time in Rajasthan, a fortnight in February, in and out of Delhi",
    wish: {
      when: { from: "2027-02-08", days: 14 },
      start: "airport:DEL",
      where: ["state:rajasthan"],
    },
    demands: [
      share(0.8, "state:rajasthan"),
      sleeps(2, "jaipur jodhpur jaisalmer udaipur"),
      sees("amber-fort mehrangarh jaisalmer-fort city-palace-udaipur"),
      atMost(3, "one-night-stays"),
      atMost(600, "day-way"),
    ],
    sources: [
      read("Pickyourtrail, Remarkable Rajasthan 12 days"),
      read("Traveller's Palm, journey through Rajasthan"),
    ],
  },
  {
    id: "jaipur-week",
    who: "Friends land in Jaipur for a week in December",
    wish: { when: { from: "2026-12-06", days: 7 }, start: "airport:JAI" },
    demands: [
      nights(2, "jaipur"),
      firstNight("jaipur"),
      share(0.6, "state:rajasthan"),
      sees("amber-fort hawa-mahal"),
      atMost(540, "day-way"),
    ],
    sources: [read("Aagman Rajasthan Tours, eight days"), known("Rough Guide, eastern Rajasthan")],
  },
  {
    id: "golden-triangle",
    who: "The first six days in India, the Golden Triangle",
    wish: {
      when: { from: "2027-02-01", days: 6 },
      start: "airport:DEL",
      where: ["region:golden-triangle"],
    },
    demands: [
      sleeps(1, "delhi agra jaipur"),
      share(1, "delhi agra jaipur bharatpur mathura"),
      sees("taj-mahal amber-fort"),
      atMost(0, "flights"),
      atMost(4, "stays"),
    ],
    sources: [known("Lonely Planet, the Golden Triangle"), known("Incredible India, itineraries")],
  },
  {
    id: "triangle-in-a-wheelchair",
    who: "She sits in a wheelchair: Delhi, Agra and Jaipur in eight days",
    wish: {
      when: { from: "2027-02-01", days: 8 },
      start: "airport:DEL",
      where: ["region:golden-triangle"],
      party: { adults: 2, wheelchair: true },
      pace: "easy",
      style: "fine",
    },
    demands: [
      sleeps(2, "delhi agra jaipur", 2),
      sees("taj-mahal"),
      atMost(0, "night-rides"),
      atMost(330, "day-way"),
      atMost(4, "stays"),
    ],
    sources: [
      known("Planet Abled, accessible Golden Triangle"),
      known("Lonely Planet, accessible travel"),
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
