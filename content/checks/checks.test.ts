import { expect, test } from "vitest";
import type { Ticket } from "#contract/content/ticket.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import {
  type PlacedBase,
  type PlacedLeg,
  type PlacedSight,
  type Places,
  readPlaces,
} from "#server/content/places/read-places.ts";
import { slowOr } from "#tests/setup/slow-or.ts";
import { checks } from "./all.ts";
import { findTrekDays } from "./numbers.ts";
import { findRepeatedProse } from "./prose.ts";

const sound = readPlaces();
const catalogue = getCatalogue();

const find = <T>(list: T[], is: (item: T) => boolean): T => {
  const found = list.find(is);
  if (!found) throw new Error("the example is gone");
  return found;
};
const spoilSight = (id: string, change: Partial<PlacedSight>) => (places: Places) =>
  Object.assign(
    find(places.sights, (item) => item.id === id),
    change,
  );
const spoilBase = (id: string, change: Partial<PlacedBase>) => (places: Places) =>
  Object.assign(
    find(places.bases, (item) => item.id === id),
    change,
  );
const spoilRoad = (from: string, to: string, change: Partial<PlacedLeg>) => (places: Places) =>
  Object.assign(
    find(places.legs, (leg) => leg.from === from && leg.to === to && leg.mode === "road"),
    change,
  );
const spoilFlight = (from: string, to: string, change: Partial<PlacedLeg>) => (places: Places) =>
  Object.assign(
    find(places.legs, (leg) => leg.from === from && leg.to === to && leg.mode === "flight"),
    change,
  );
const spoilTrain = (from: string, to: string, change: Partial<PlacedLeg>) => (places: Places) =>
  Object.assign(
    find(places.legs, (leg) => leg.from === from && leg.to === to && leg.mode === "train"),
    change,
  );
const spoilTicket = (id: string, change: Partial<Ticket>) => (places: Places) =>
  Object.assign(
    find(places.tickets, (item) => item.id === id),
    change,
  );
const fourDays = "Four days a week, up the Dudhsagar line.";
const fee = { asOf: "2026", indian: 10, foreign: 20 };
const room = { name: "Bani Park", note: "Rooms of every kind in one quarter." };

/** One thing spoilt, and words of the line that must say so. */
const spoilt: [name: string, spoil: (places: Places) => unknown, says: string][] = [
  [
    "an estimated fee that names a source",
    spoilSight("sam-dunes", {
      fee: {
        ...fee,
        note: "Its price is an estimate.",
        source: "newsdrum.in",
        checked: "2026-11-22",
      },
    }),
    "sam-dunes: fee is an estimate",
  ],
  [
    "a card that tells another height than its badge",
    spoilSight("pangong-tso", { altitude: 4250 }),
    "pangong-tso: 4225 metres in words, 4250",
  ],
  [
    "a stair with two counts of its steps",
    spoilSight("jonha-falls", { note: "Some 520 steps lead down to the pool of the fall." }),
    "jonha-falls: 520 steps, and 722",
  ],
  [
    "a sight that its page puts nearer than its way",
    spoilSight("sultanpur", { fromBase: { by: "road", km: 88, minutes: 120 } }),
    '"fifty kilometres from Delhi", by its way 88',
  ],
  [
    "an airport that a town's page puts elsewhere",
    spoilBase("delhi", { airports: [{ code: "DEL", km: 30, minutes: 40 }] }),
    "delhi: DEL at 30 km, on its page 16",
  ],
  [
    "an afternoon drive without the weekend's price",
    spoilSight("tadoba-afternoon", { fee: { asOf: "2025-10", indian: 8800, foreign: 8800 } }),
    "tadoba-afternoon: fee",
  ],
  [
    "phones that stay outside in a note alone",
    spoilSight("grishneshwar", { rules: ["shoes-off"] }),
    "grishneshwar: its note says no-phones",
  ],
  [
    "a doli that a note alone tells of",
    spoilSight("palitana", { carried: undefined }),
    'palitana: its note has a chair, "carried" has not',
  ],
  [
    "rules at a door out of order",
    spoilSight("golden-temple", { rules: ["shoes-off", "head-covered"] }),
    "golden-temple: rules are head-covered, shoes-off",
  ],
  [
    "a ticket of a sight that is not there",
    spoilTicket("hampi", { opens: ["vittala-temple", "lotus-mahal"] }),
    "hampi: no sight lotus-mahal",
  ],
  [
    "a sight on two tickets that are each the only one",
    spoilTicket("hampi", { opens: ["vittala-temple", "hampi-royal-enclosure", "shore-temple"] }),
    "shore-temple is on the ticket hampi already",
  ],
  [
    "a ticket that costs another price at each gate",
    spoilSight("five-rathas", { fee: { ...fee, indian: 20, foreign: 300 } }),
    "five-rathas asks 20",
  ],
  [
    "a ticket of a sight without a fee",
    spoilSight("five-rathas", { fee: null }),
    "five-rathas has no fee",
  ],
  [
    "a composite ticket that is dearer for Indians",
    spoilTicket("rajasthan-monuments", { price: { indian: 6000, foreign: 5500, asOf: "2026" } }),
    "rajasthan-monuments: price: a foreigner pays 5500",
  ],
  [
    "a weekend's price that is the usual one",
    spoilSight("panna", { fee: { ...fee, when: [{ weekdays: "67", indian: 10, foreign: 20 }] } }),
    "panna: fee: on some days it is what it always is",
  ],
  [
    "a price at a festival that nobody knows",
    spoilSight("panna", { fee: { ...fee, when: [{ festival: "x-mela", indian: 1, foreign: 2 }] } }),
    "there is no festival x-mela",
  ],
  [
    "a season that begins on a day that is not",
    spoilSight("panna", {
      fee: { ...fee, when: [{ season: ["02-31", "03-10"], indian: 1, foreign: 2 }] },
    }),
    "there is no 02-31",
  ],
  [
    "an airport that nobody has named",
    spoilBase("agra", { airports: [{ code: "ZZZ", km: 10, minutes: 20 }] }),
    "ZZZ has no name",
  ],
  [
    "rest that comes before a lower bed",
    spoilBase("nubra", {
      rest: { nights: 1, note: "Two nights before.", before: [{ nights: 2, above: 3200 }] },
    }),
    "lies no higher",
  ],
  [
    "a sight in another state",
    spoilSight("amber-fort", { coordinates: { lat: 19, lon: 73 } }),
    "lies outside rajasthan",
  ],
  [
    "a far sight without its way",
    spoilSight("chand-baori", { fromBase: undefined }),
    "write fromBase",
  ],
  [
    "a base that is not there",
    spoilSight("amber-fort", { base: "atlantis" }),
    'no base "atlantis"',
  ],
  [
    "a road that takes longer than its page says",
    spoilRoad("somnath", "diu", { minutes: { usual: 190, slow: 220 } }),
    "but the leg somnath – diu by road takes 190 to 220 minutes",
  ],
  [
    "a road in a list of times that takes longer than said",
    spoilRoad("khatia", "turia", { minutes: { usual: 420, slow: 480 } }),
    'attraction:kanha: "Pench five", but the leg khatia – turia by road takes 420',
  ],
  [
    "a month that a page praises and its facts do not",
    spoilSight("keoladeo", { months: "554321134412", monthsWhy: "The marsh is dry by then." }),
    "attraction:keoladeo: month 11 is among its best, and 1 in its facts",
  ],
  ["an id told twice", spoilSight("amber-fort", { id: "hawa-mahal" }), "hawa-mahal stands in"],
  [
    "a page that is not there",
    spoilSight("amber-fort", { page: "attraction:nowhere" }),
    "no page attraction:nowhere",
  ],
  [
    "hours that are no hours",
    spoilSight("amber-fort", { hours: { open: "whenever" } }),
    "amber-fort: hours",
  ],
  [
    "hours too short for a visit",
    spoilSight("amber-fort", { hours: { open: "08:00-09:00" } }),
    "open 60 minutes at most",
  ],
  [
    "hours that are open on the day of rest",
    spoilSight("sariska", {
      hours: { open: "Mo-Su 06:00-10:00", note: "It rests on Wednesdays." },
    }),
    "sariska: its note says closed on Wednesdays",
  ],
  [
    "a good month without an open day",
    spoilSight("kaziranga", { months: "555455000355" }),
    "kaziranga: shut all of month 6, which it scores 5",
  ],
  [
    "a height of two values",
    spoilSight("doddabetta", { altitude: 2523 }),
    'doddabetta: "2637 metres", and an altitude of 2523',
  ],
  [
    "quiet hours at night",
    spoilSight("amber-fort", { quietHours: "03:00-04:00" }),
    "when it is shut",
  ],
  [
    "a child dearer than its parents",
    spoilSight("amber-fort", { fee: { ...fee, child: 15 } }),
    "a child pays 15",
  ],
  [
    "an Indian dearer than a foreigner",
    spoilSight("amber-fort", { fee: { ...fee, foreign: 5 } }),
    "a foreigner pays 5",
  ],
  [
    "a ticket of the Survey at the price paid online",
    spoilSight("charminar", { fee: { ...fee, indian: 20, saarc: 20, foreign: 250 } }),
    "is none of the Survey's",
  ],
  [
    "a ticket of the Survey without its rules",
    spoilSight("charminar", { fee: { ...fee, indian: 25, foreign: 300 } }),
    "SAARC as Indians, children below 15 free",
  ],
  [
    "hours open through a month that is called shut",
    spoilSight("betla-national-park", { hours: { open: "Mo-Su 06:00-10:00" } }),
    "and open through month 7",
  ],
  [
    "a month that disagrees",
    spoilSight("amber-fort", { months: "000000000000" }),
    "write monthsWhy",
  ],
  [
    "a sentence of two places",
    spoilSight("amber-fort", { note: find(sound.sights, ({ id }) => id === "hawa-mahal").note }),
    "'s sentence",
  ],
  [
    "World Heritage that is none",
    spoilSight("amber-fort", { worldHeritage: "Amber" }),
    "not in cover.json",
  ],
  [
    "a road too fast",
    spoilRoad("delhi", "jaipur", { minutes: { usual: 100, slow: 120 } }),
    "km/h, outside",
  ],
  ["a road shorter than the crow flies", spoilRoad("delhi", "jaipur", { km: 100 }), "100 km, but"],
  [
    "a direct road slower than the way round",
    spoilRoad("delhi", "jaipur", { minutes: { usual: 500, slow: 600 } }),
    "by way of alwar",
  ],
  [
    "a propeller aircraft as fast as a jet",
    spoilFlight("kolkata", "shillong", { minutes: { usual: 75, slow: 90 } }),
    "no aircraft needs less than 83 minutes",
  ],
  [
    "a jet that neither climbs nor taxies",
    spoilFlight("mumbai", "bengaluru", { minutes: { usual: 80, slow: 95 } }),
    "no aircraft needs less than 91 minutes",
  ],
  [
    "a fare that passes for checked by its timetable",
    (places) => {
      const leg = find(places.legs, ({ source, fare }) => Boolean(source && fare.unverified));
      leg.fare = { ...leg.fare, unverified: undefined };
    },
    "the fare has no source of its own",
  ],
  [
    "a road with days",
    spoilRoad("delhi", "jaipur", { days: { departs: "135", unverified: true } }),
    "a way by road has no days",
  ],
  [
    "a road with a clock",
    spoilRoad("delhi", "jaipur", { clock: { departs: ["06:00"], unverified: true } }),
    "a way by road has no clock",
  ],
  [
    "a train by day that arrives on the next",
    spoilTrain("delhi", "jaipur", { clock: { departs: ["21:00"], unverified: true } }),
    "arrives on the next day",
  ],
  [
    "a note that tells of another departure",
    spoilTrain("delhi", "jaipur", { note: "It leaves New Delhi at 7.45 in the morning." }),
    "the note tells of minute 465",
  ],
  [
    "a train whose note counts other days",
    spoilTrain("panaji", "hosapete", {
      days: { departs: "135", unverified: true },
      note: fourDays,
    }),
    "the note says four days a week, days 135",
  ],
  [
    "a train whose note lets it rest",
    spoilTrain("guwahati", "jorhat", { days: undefined, note: "At six, but not on Sundays." }),
    "the note says that it rests on Sunday, days 1234567",
  ],
  [
    "a train of some days beside a daily one as fast",
    (places) => {
      const leg = find(places.legs, ({ mode, days, clock }) => mode === "train" && !days && !clock);
      places.legs.push({ ...leg, days: { departs: "135", unverified: true } });
    },
    "a daily one is as fast",
  ],
  [
    "a leg told twice, the other way round",
    (places) =>
      places.legs.push({
        ...find(
          places.legs,
          ({ from, to, mode }) => from === "delhi" && to === "jaipur" && mode === "road",
        ),
        from: "jaipur",
        to: "delhi",
      }),
    "runs both ways",
  ],
  [
    "a base that no leg touches",
    (places) =>
      Object.assign(places, {
        legs: places.legs.filter(({ from, to }) => from !== "bundi" && to !== "bundi"),
      }),
    "bundi: no leg leads there",
  ],
  [
    "an airport of another country",
    spoilBase("jaipur", { airports: [{ code: "LHR", km: 10, minutes: 20 }] }),
    "airport LHR is not one of India's",
  ],
  [
    "an airport too near",
    spoilBase("agra", { airports: [{ code: "DEL", km: 20, minutes: 30 }] }),
    "airport DEL: 20 km",
  ],
  [
    "a station too near to be the other base's",
    spoilBase("mussoorie", { stations: [{ code: "ADI", name: "Ahmedabad", km: 30, minutes: 60 }] }),
    "ADI at",
  ],
  [
    "a price for foreigners where they may not enter",
    spoilSight("bum-la", { fee: { ...fee, unverified: true } }),
    "bum-la: foreigners may not enter",
  ],
  [
    "a great height called good for children",
    spoilSight("tso-kar", { kids: { fit: "good" } }),
    "tso-kar: at 4530 m, and good for children",
  ],
  [
    "a month called shut that is scored as worth a journey",
    spoilSight("dobanki-canopy-walk", { monthsWhy: "Shut with the reserve, June to September." }),
    "dobanki-canopy-walk: shut in September, scored 2",
  ],
  [
    "hours other than those of their source",
    spoilSight("jantar-mantar-ujjain", {
      hours: {
        open: "Mo-Su 08:00-18:00",
        source: "a page: 7 to 19 on all days",
        checked: "2026-11-22",
      },
    }),
    "shows Mo-Su 08:00-18:00, its source tells 7 to 19",
  ],
  [
    "a season that outlasts its moon",
    spoilSight("amarnath", {
      hours: {
        open: "Jul 03-Aug 28 04:00-18:00",
        note: "It ends at the full moon of Shravan: 28 August 2026, 9 August 2027.",
      },
    }),
    "amarnath: the moon is not full on 9 August 2027",
  ],
  [
    "a season open beyond its earliest end",
    spoilSight("amarnath", {
      hours: {
        open: "Jul 03-Aug 28 04:00-18:00",
        note: "It ends at the full moon of Shravan: 28 August 2026, 17 August 2027.",
      },
    }),
    "amarnath: open on 28 August, one season ends on 17",
  ],
  [
    "a Vande Bharat at the price of a sleeper",
    (places) =>
      Object.assign(
        find(places.legs, ({ name }) => name === "Vande Bharat 22223"),
        { fare: { range: [350, 1500], asOf: "2026" } },
      ),
    "Vande Bharat 22223 sells no seat for 350 rupees",
  ],
  [
    "a card whose night costs what no room there does",
    spoilBase("diu", {
      areas: [{ ...room, prices: { simple: null, comfortable: [2300, 4500], fine: null } }],
    }),
    "diu: its card says 2200 a night",
  ],
  [
    "a station nearer by its page than by its base",
    spoilBase("puducherry", {
      stations: [{ code: "VM", name: "Villupuram Junction", km: 60, minutes: 80 }],
    }),
    "Villupuram Junction at 60 km, its page says 38",
  ],
  [
    "a sentence without a person in it",
    spoilSight("amber-fort", { note: "Priests with coconuts wait, and one ducks." }),
    '"and one ducks" in "Priests',
  ],
  [
    "a note that speaks of pages",
    spoilSight("amber-fort", { note: "Pages differ: from nine in the morning, or from ten." }),
    "a note does not speak of pages",
  ],
  [
    "a note that speaks of lists",
    spoilSight("amber-fort", { note: "Some lists open the gate at seven." }),
    "a note does not speak of lists",
  ],
  [
    "a sentence as long as a page",
    spoilSight("amber-fort", { note: `${"A court, ".repeat(23)}a hall.` }),
    "48 words in",
  ],
  [
    "a note that is its page's phrase",
    spoilSight("amber-fort", { note: "The palace of the Kachwaha Rajputs above Maota Lake." }),
    'amber-fort: "The palace of the Kachwaha Rajputs above Maota Lake." repeats',
  ],
  [
    "a note with five words of its page's phrase in a row",
    spoilSight("amber-fort", {
      note: "Courts, mirrors and ramparts on a ridge: Rajputs' palace above Maota Lake in the morning.",
    }),
    'in the morning." repeats',
  ],
  ["heights without rest", spoilBase("jaipur", { altitude: 3500 }), "no rest rule"],
  [
    "dearer when simpler",
    spoilBase("bharatpur", {
      areas: [{ ...room, prices: { simple: [900, 5000], comfortable: [800, 900], fine: null } }],
    }),
    "prices fall",
  ],
];

/** Each time all facts are checked: a third of them in every `npm test`. */
const spoiltNow = slowOr(
  spoilt,
  spoilt.filter((_, index) => index % 3 === 0),
);

test.each(spoiltNow)("%s is found and named", async (_, spoil, says) => {
  const places = structuredClone(sound);
  spoil(places);
  const lines = (
    await Promise.all(Object.values(checks).map((check) => check(places, catalogue)))
  ).flat();
  expect(lines.join("\n")).toContain(says);
});

test("a trek's phrase with more days than its stages is found", () => {
  const treks = catalogue.treks.map((trek) =>
    trek.slug === "hampta-pass"
      ? { ...trek, tagline: "Over one pass to Lahaul, in five days" }
      : trek,
  );
  expect(findTrekDays(sound, { ...catalogue, treks } as typeof catalogue)).toEqual([
    'treks.json: hampta-pass: "in five days", and 4 stages',
  ]);
});

test("a sentence that stands on two pages is told with both", () => {
  const [one, other] = catalogue.attractions;
  const same = { ...catalogue, attractions: [one, { ...other, description: one?.description }] };
  const faults = findRepeatedProse(same as typeof catalogue);
  expect(faults[0]).toContain(`attractions:${other?.slug}: "`);
  expect(faults[0]).toContain(`stands in attractions:${one?.slug} too`);
});
