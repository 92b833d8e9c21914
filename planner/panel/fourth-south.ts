import { atMost, firstNight, known, nights, type PanelCase, sees, share } from "./panel-case.ts";

/** Of the fourth twenty: the west and the south. */
export const fourthSouth: readonly PanelCase[] = [
  {
    id: "kerala-newlyweds",
    who: "Newlyweds of Lucknow, eight days of December in Kerala from Kochi",
    wish: {
      when: { from: "2027-12-02", days: 8 },
      start: "airport:COK",
      party: { adults: 2, passport: "indian" },
      pace: "easy",
    },
    demands: [
      nights(2, "munnar"),
      nights(1, "alappuzha kumarakom"),
      share(1, "state:kerala"),
      sees("fort-kochi-walk backwater-houseboat"),
      atMost(5, "stays"),
      atMost(330, "day-way"),
    ],
    sources: [known("Kochi, Munnar, Thekkady, Alappuzha: Kerala's first week")],
  },
  {
    id: "tamil-temples-madurai",
    who: "Four retired teachers of Kolkata, eight days of January from Madurai among temples",
    wish: {
      when: { from: "2027-01-16", days: 8 },
      start: "airport:IXM",
      party: { adults: 4, elders: 3, passport: "indian", diet: "vegetarian" },
      interests: { spirituality: 2 },
    },
    demands: [
      nights(2, "madurai"),
      nights(1, "rameswaram"),
      nights(1, "thanjavur kumbakonam tiruchirappalli kanyakumari"),
      sees("meenakshi-temple ramanathaswamy-temple"),
      atMost(0, "flights"),
      atMost(330, "day-way"),
    ],
    sources: [known("Madurai, Rameswaram, Kanyakumari or Thanjavur: TTDC's tours")],
  },
  {
    id: "bengaluru-long-weekend",
    who: "Parents with a girl of four from Bengaluru, four days of August",
    wish: {
      when: { from: "2027-08-13", days: 4 },
      start: "base:bengaluru",
      party: { adults: 2, children: [4], passport: "indian" },
    },
    demands: [
      nights(2, "mysuru madikeri kabini chikkamagaluru hassan ooty coonoor kalpetta masinagudi"),
      atMost(0, "flights"),
      atMost(360, "day-way"),
      atMost(2, "stays"),
    ],
    sources: [known("Weekends of Bengaluru: Mysuru, Coorg, Wayanad")],
  },
  {
    id: "mumbai-to-goa",
    who: "Two Germans land in Mumbai and fly home from Goa, nine days of January",
    wish: {
      when: { from: "2027-01-09", days: 9 },
      start: "airport:BOM",
      end: "airport:GOI",
      party: { adults: 2 },
    },
    demands: [
      nights(1, "mumbai"),
      nights(3, "state:goa"),
      firstNight("mumbai"),
      sees("gateway-of-india basilica-bom-jesus"),
      atMost(5, "stays"),
      atMost(540, "day-way"),
    ],
    sources: [known("Mumbai and Goa, with the caves or Hampi between")],
  },
  {
    id: "gujarat-jains",
    who: "A Jain family of six from Chennai, nine days of December in Gujarat",
    wish: {
      when: { from: "2027-12-18", days: 9 },
      start: "airport:AMD",
      where: ["state:gujarat"],
      party: { adults: 4, elders: 2, children: [10, 13], passport: "indian", diet: "jain" },
    },
    demands: [
      share(1, "state:gujarat"),
      nights(2, "bhuj dhordo sasan-gir somnath dwarka bhavnagar junagadh"),
      sees("sabarmati-ashram"),
      atMost(6, "stays"),
      atMost(420, "day-way"),
    ],
    sources: [known("Gujarat Tourism, Kutch or Saurashtra in a week")],
  },
  {
    id: "udaipur-anniversary",
    who: "A couple of fifty from Ahmedabad, five days of January from Udaipur for their anniversary",
    wish: {
      when: { from: "2027-01-20", days: 5 },
      start: "airport:UDR",
      party: { adults: 2, passport: "indian" },
      style: "fine",
      pace: "easy",
    },
    demands: [
      nights(2, "udaipur"),
      nights(1, "kumbhalgarh mount-abu chittorgarh jodhpur"),
      share(1, "state:rajasthan"),
      sees("city-palace-udaipur lake-pichola"),
      atMost(3, "stays"),
      atMost(300, "day-way"),
    ],
    sources: [known("Udaipur with Kumbhalgarh and Ranakpur")],
  },
  {
    id: "hyderabad-tech",
    who: "Two engineers of Hyderabad with a week of October off, who want stones and no beach",
    wish: {
      when: { from: "2027-10-15", days: 7 },
      start: "base:hyderabad",
      party: { adults: 2, passport: "indian" },
      interests: { history: 2, beaches: 0 },
    },
    demands: [
      nights(2, "hosapete badami vijayapura aurangabad"),
      atMost(5, "stays"),
      atMost(1, "night-rides"),
      atMost(540, "day-way"),
    ],
    sources: [known("Hampi and Badami from Hyderabad; Ajanta and Ellora")],
  },
];
