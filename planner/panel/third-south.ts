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

/** Of the third thirty: the south. */
export const thirdSouth: readonly PanelCase[] = [
  {
    id: "students-at-hampi",
    who: "Students of Bengaluru, six days of January among the stones of Hampi and Badami",
    wish: {
      when: { from: "2027-01-08", days: 6 },
      start: "base:bengaluru",
      where: ["base:hosapete", "base:badami"],
      party: { adults: 4, passport: "indian" },
      style: "simple",
    },
    demands: [
      nights(2, "hosapete"),
      nights(1, "badami"),
      sees("vittala-temple virupaksha-temple badami-caves"),
      atMost(0, "flights"),
      atMost(480, "day-way"),
    ],
    sources: [known("Karnataka Tourism, Hampi and Badami"), known("Rough Guide, Hampi")],
  },
  {
    id: "mysuru-and-coorg",
    who: "A family with a child of five lands in Bengaluru: six days of October for Mysuru and Coorg",
    wish: {
      when: { from: "2027-10-20", days: 6 },
      start: "airport:BLR",
      where: ["base:mysuru", "base:madikeri"],
      party: { adults: 2, children: [5], passport: "indian" },
    },
    demands: [
      nights(1, "mysuru"),
      nights(2, "madikeri"),
      sees("mysore-palace"),
      atMost(0, "flights"),
      atMost(3, "stays"),
      // Madikeri to the airport is six hours: with a child of five nobody does more.
      atMost(390, "day-way"),
    ],
    sources: [
      read("One Plus One Three, Mysore and Coorg with a child"),
      read("Learn and Excel, Mysuru, Kabini and Coorg in six days"),
    ],
  },
  {
    id: "to-the-southern-tip",
    who: "Parents and grandparents, six days of August from Madurai: Rameswaram and Kanyakumari",
    wish: {
      when: { from: "2027-08-10", days: 6 },
      start: "airport:IXM",
      must: ["ramanathaswamy-temple", "vivekananda-rock"],
      party: { adults: 4, elders: 2, passport: "indian" },
    },
    demands: [
      sees("ramanathaswamy-temple vivekananda-rock meenakshi-temple"),
      nights(1, "rameswaram"),
      nights(1, "kanyakumari"),
      nights(1, "madurai"),
      share(1, "state:tamil-nadu"),
      // Three hundred kilometres of coast from the one to the other are the longest day.
      atMost(420, "day-way"),
    ],
    sources: [
      read("Owlous, Rameshwaram to Kanyakumari"),
      read("Dwilog, Madurai, Rameswaram and Kanyakumari"),
    ],
  },
  {
    id: "theyyam-winter",
    who: "A drummer and a painter land in Kannur for a week of January, for theyyam",
    wish: {
      when: { from: "2027-01-16", days: 7 },
      start: "airport:CNN",
      must: ["kannur-theyyam"],
    },
    demands: [
      sees("kannur-theyyam"),
      nights(2, "kannur"),
      firstNight("kannur"),
      share(0.6, "state:kerala"),
      atMost(0, "flights"),
      atMost(390, "day-way"),
    ],
    sources: [known("Kerala Tourism, theyyam calendar"), known("Lonely Planet, Northern Kerala")],
  },
  {
    id: "vizag-and-araku",
    who: "A family of three lands in Visakhapatnam for five days of December",
    wish: {
      when: { from: "2027-12-16", days: 5 },
      start: "airport:VTZ",
      party: { adults: 2, children: [11], passport: "indian" },
    },
    demands: [
      nights(1, "visakhapatnam"),
      nights(1, "araku"),
      sees("borra-caves"),
      share(1, "state:andhra-pradesh"),
      atMost(0, "flights"),
      atMost(300, "day-way"),
    ],
    sources: [read("Upper Berth, Araku and Vizag"), read("India Today Travel, Andhra Pradesh")],
  },
  {
    id: "three-weeks-of-the-south",
    who: "Retired friends, three easy weeks from mid November: in by Mumbai, out by Chennai, the south",
    wish: {
      when: { from: "2027-11-18", days: 21 },
      start: "airport:BOM",
      end: "airport:MAA",
      where: ["region:south-india", "state:goa"],
      party: { adults: 4 },
      pace: "easy",
    },
    demands: [
      share(
        0.8,
        "state:goa state:karnataka state:kerala state:tamil-nadu state:puducherry state:telangana state:andhra-pradesh",
      ),
      nights(3, "state:karnataka"),
      nights(4, "state:kerala"),
      nights(4, "state:tamil-nadu state:puducherry"),
      sees("meenakshi-temple backwater-houseboat"),
      atMost(4, "one-night-stays"),
      atMost(510, "day-way"),
    ],
    sources: [
      read("Harvey India, Enchanting and Spiritual South"),
      read("Yaathrika Holidays, Southern Escapades"),
    ],
  },
];
