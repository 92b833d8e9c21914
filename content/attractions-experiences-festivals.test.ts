import { expect, test } from "vitest";
import { z } from "zod";
import { Attraction, Experience } from "#contract/content/content.ts";
import { Festival } from "#contract/content/festival.ts";
import attractionItems from "./attractions.json" with { type: "json" };
import { isInState } from "./checks/geography.ts";
import cityItems from "./cities.json" with { type: "json" };
import experienceItems from "./experiences.json" with { type: "json" };
import festivalItems from "./festivals.json" with { type: "json" };
import stateItems from "./states.json" with { type: "json" };

const attractions = z.array(Attraction).parse(attractionItems);
const experiences = z.array(Experience).parse(experienceItems);
const festivals = z.array(Festival).parse(festivalItems);
const things = [...attractions, ...experiences, ...festivals];
const cities = new Map(cityItems.map((city) => [city.slug, city]));
const states = new Map(stateItems.map((state) => [state.slug, state.name]));

const countWords = (text: string) => text.trim().split(/\s+/).length;

/** The first thirty attractions: their order stays, new ones follow. */
const first = [
  "taj-mahal fatehpur-sikri red-fort qutub-minar humayuns-tomb golden-temple key-monastery dal-lake",
  "pangong-tso valley-of-flowers rock-garden hawa-mahal amber-fort mehrangarh lake-pichola",
  "rani-ki-vav rann-of-kutch gateway-of-india ellora-caves dudhsagar-falls charminar mysore-palace",
  "meenakshi-temple brihadisvara-temple shore-temple victoria-memorial konark-sun-temple",
  "mahabodhi-temple living-root-bridges cellular-jail",
]
  .join(" ")
  .split(" ");

test("the thirty attractions come first, then new ones; 24 experiences and 60 festivals", () => {
  expect(attractions.slice(0, 30).map(({ slug }) => slug)).toEqual(first);
  expect(experiences).toHaveLength(24);
  expect(festivals).toHaveLength(60);
  for (const list of [attractions, experiences, festivals])
    expect(new Set(list.map((item) => item.slug)).size).toBe(list.length);
});

test.each(things.map((thing) => [thing.slug, thing] as const))(
  "%s is described in 45 to 200 words, as the place asks",
  (_, thing) => {
    expect(countWords(thing.description)).toBeGreaterThanOrEqual(45);
    expect(countWords(thing.description)).toBeLessThanOrEqual(200);
  },
);

test.each([
  ["attractions", attractions],
  ["experiences", experiences],
  ["festivals", festivals],
] as const)("the length of %s follows the thing, not a measure", (_, list) => {
  const lengths = list.map((thing) => countWords(thing.description));
  expect(Math.max(...lengths)).toBeGreaterThan(2 * Math.min(...lengths));
  const alike = lengths.map(
    (from) => lengths.filter((words) => words >= from && words <= from + 15).length,
  );
  expect(Math.max(...alike)).toBeLessThanOrEqual(list.length / 2);
});

const located = [
  ...attractions,
  ...experiences,
  ...festivals.map((festival) => ({ ...festival, state: festival.states[0] as string })),
];

test.each(located.map((thing) => [thing.slug, thing] as const))(
  "%s stands in the state it names",
  (_, { state, coordinates }) => {
    expect(isInState(state, coordinates), state).toBe(true);
  },
);

test("the measure to a state tells a neighbour's town from its own", () => {
  expect(isInState("goa", { lon: 74.0, lat: 15.4 })).toBe(true);
  expect(isInState("goa", { lon: 74.5, lat: 15.85 })).toBe(false);
});

test("every state exists, and every city named is one of the 37 in the same state", () => {
  for (const thing of things) {
    const named = "states" in thing ? thing.states : [thing.state];
    for (const slug of named) expect(states.has(slug), `${thing.slug}: ${slug}`).toBe(true);
    expect(new Set(named).size).toBe(named.length);
    if (thing.city === null) continue;
    const city = cities.get(thing.city);
    expect(city, `${thing.slug}: ${thing.city}`).toBeDefined();
    expect(named).toContain(city?.state);
  }
});

test("a location line ends in its state", () => {
  for (const { slug, location, state } of [...attractions, ...experiences]) {
    expect(location.endsWith(states.get(state) as string), `${slug}: ${location}`).toBe(true);
  }
});

test("best months are in the year's order, each once", () => {
  for (const { bestMonths } of [...attractions, ...experiences]) {
    expect(bestMonths).toEqual([...new Set(bestMonths)].sort((a, b) => a - b));
  }
});

test("a stay has its shorter length first", () => {
  for (const { days } of attractions) expect(days[0]).toBeLessThanOrEqual(days[1]);
});

/** Pictures shared with the destination card of the very same place, or with the state whose head shows that place. */
const shared: Record<string, string> = {
  "attraction:rani-ki-vav": "card-patan",
  "attraction:brihadisvara-temple": "card-thanjavur",
  "attraction:shore-temple": "card-mahabalipuram",
  "attraction:konark-sun-temple": "card-konark",
  "attraction:mahabodhi-temple": "card-bodh-gaya",
  "attraction:neermahal": "state-tripura",
  "attraction:khajuraho": "state-madhya-pradesh",
  "attraction:chitrakote-falls": "state-chhattisgarh",
  "attraction:nohkalikai-falls": "state-meghalaya",
  "attraction:modhera-sun-temple": "state-gujarat",
  "attraction:golconda-fort": "state-telangana",
  "attraction:badami": "state-karnataka",
  "attraction:gandikota": "state-andhra-pradesh",
  "attraction:tawang-monastery": "state-arunachal-pradesh",
  "attraction:loktak-lake": "state-manipur",
  "attraction:kurukshetra": "state-haryana",
  "attraction:nalanda": "state-bihar",
  "attraction:capitol-complex": "state-chandigarh",
  "attraction:diu-fort": "card-diu",
  "experience:ranthambore-tiger-safari": "card-ranthambore",
  "experience:sundarbans-boat-safari": "card-sundarbans",
};

test("a picture is named after its list and slug, but for those shared with a card or a state", () => {
  const lists = { attraction: attractions, experience: experiences, festival: festivals };
  for (const [list, items] of Object.entries(lists)) {
    for (const { slug, picture } of items) {
      expect(picture).toBe(shared[`${list}:${slug}`] ?? `${list}-${slug}`);
    }
  }
  expect(new Set(things.map((thing) => thing.picture)).size).toBe(things.length);
});

const years = [2026, 2027, 2028, 2029];

/** Days after the first on which a season or a great fair may still go on; others last twelve. */
const longer: Record<string, number> = {
  "rann-utsav": 121,
  "sonepur-mela": 31,
  "bastar-dussehra": 14,
  "chennai-music-season": 16,
  "surajkund-mela": 16,
  "kumbh-haridwar-2027": 96,
  "kumbh-nashik-2027": 41,
};

test("each festival has dates in 2026 to 2029 that begin before they end; a Kumbh has its own year", () => {
  for (const { slug, dates, once } of festivals) {
    const told = dates.map((date) => date.year);
    expect(told, slug).toEqual(once ? years.filter((year) => told.includes(year)) : years);
    for (const { year, start, end, days = [] } of dates) {
      expect(start.slice(0, 4), slug).toBe(String(year));
      if (slug !== "rann-utsav") expect(end.slice(0, 4), slug).toBe(String(year));
      expect(start <= end, `${slug} ${year}`).toBe(true);
      const lasts = (Date.parse(end) - Date.parse(start)) / 86_400_000;
      expect(lasts, slug).toBeLessThanOrEqual(longer[slug] ?? 12);
      for (const { day } of days) expect(start <= day && day <= end, `${slug} ${day}`).toBe(true);
      expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).sort());
    }
  }
});

test("Kumbh: Haridwar in 2027 and Nashik in 2027, with their bathing days", () => {
  const bathsOf = (slug: string) =>
    festivals.find((one) => one.slug === slug)?.dates.flatMap(({ days = [] }) => days) ?? [];
  const great = bathsOf("kumbh-haridwar-2027").filter(({ name }) => /Amrit Snan/.test(name));
  expect(great.map(({ day }) => day)).toEqual([
    "2027-03-06",
    "2027-03-08",
    "2027-04-14",
    "2027-04-20",
  ]);
  expect(bathsOf("kumbh-nashik-2027")).toHaveLength(4);
});

/** Earliest and latest start that the rule allows in any year, month-day. */
const window: Record<string, [string, string]> = {
  diwali: ["10-13", "11-15"],
  holi: ["03-01", "03-31"],
  "durga-puja": ["09-20", "10-24"],
  "pushkar-camel-fair": ["10-22", "11-24"],
  "rath-yatra": ["06-20", "07-22"],
  onam: ["08-17", "09-16"],
  "thrissur-pooram": ["04-14", "05-15"],
  "nehru-trophy-boat-race": ["08-08", "11-10"],
  "ganesh-chaturthi": ["08-20", "09-20"],
  navratri: ["09-16", "10-18"],
  uttarayan: ["01-14", "01-14"],
  "hornbill-festival": ["12-01", "12-01"],
  "hemis-festival": ["06-10", "07-15"],
  losar: ["02-01", "03-10"],
  "rongali-bihu": ["04-13", "04-15"],
  pongal: ["01-13", "01-15"],
  "mysuru-dasara": ["09-16", "10-18"],
  "kullu-dussehra": ["09-24", "10-27"],
  "dev-deepawali": ["10-28", "12-01"],
  "chhath-puja": ["10-18", "11-20"],
  sarhul: ["03-14", "04-20"],
  "goa-carnival": ["01-31", "03-07"],
  baisakhi: ["04-13", "04-14"],
  "maha-shivaratri": ["02-10", "03-12"],
  janmashtami: ["08-08", "09-08"],
  "bastar-dussehra": ["09-15", "10-17"],
  "rann-utsav": ["10-15", "11-15"],
  "sonepur-mela": ["10-28", "12-01"],
  "desert-festival": ["01-20", "02-25"],
  "khajuraho-dance-festival": ["02-20", "02-20"],
  "konark-dance-festival": ["12-01", "12-01"],
  "hola-mohalla": ["02-26", "03-31"],
  "attukal-pongala": ["02-13", "03-14"],
  "chapchar-kut": ["03-01", "03-07"],
  "sangai-festival": ["11-21", "11-21"],
  "ziro-music-festival": ["09-20", "09-28"],
  "republic-day": ["01-26", "01-26"],
  "kumbh-haridwar-2027": ["01-14", "01-14"],
  "kumbh-nashik-2027": ["08-02", "08-02"],
  "ram-navami": ["03-22", "04-24"],
  "buddha-purnima": ["04-26", "05-31"],
  "guru-nanak-gurpurab": ["10-28", "12-01"],
  gangaur: ["03-14", "04-20"],
  teej: ["07-22", "08-22"],
  "saraswati-puja": ["01-15", "02-17"],
  "gudi-padwa-and-ugadi": ["03-12", "04-15"],
  bathukamma: ["09-15", "10-17"],
  "chithirai-festival": ["04-05", "05-05"],
  "chennai-music-season": ["12-15", "12-15"],
  "surajkund-mela": ["01-31", "02-07"],
  "taj-mahotsav": ["02-18", "02-18"],
  "ambubachi-mela": ["06-22", "06-22"],
  wangala: ["11-07", "11-14"],
  "kharchi-puja": ["06-26", "07-28"],
  "gangasagar-mela": ["01-08", "01-08"],
  "pandharpur-wari": ["06-29", "07-30"],
  christmas: ["12-25", "12-25"],
};

test("a festival's season is the one that its rule allows", () => {
  expect(Object.keys(window).sort()).toEqual(
    festivals
      .filter((festival) => festival.calendar !== "islamic")
      .map((festival) => festival.slug)
      .sort(),
  );
  for (const { slug, dates } of festivals) {
    const [earliest, latest] = window[slug] ?? ["01-01", "12-31"];
    for (const { start } of dates) {
      expect(start.slice(5) >= earliest && start.slice(5) <= latest, `${slug} ${start}`).toBe(true);
    }
  }
});

const startsOf = (slug: string) =>
  festivals.find((festival) => festival.slug === slug)?.dates.map((date) => date.start) ?? [];
const dayOf = (date: string) => Date.parse(`${date}T12:00:00+05:30`) / 86_400_000;

/**
 * Days since the last new moon at noon in India, from mean lunations corrected for the
 * moon's and the sun's anomalies (Meeus, chapter 49, the larger terms), good to minutes.
 */
function findMoonAge(date: string) {
  const noon = dayOf(date) + 2_440_587.5;
  const findNewMoon = (k: number) => {
    const t = k / 1236.85;
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const sun = radians(2.5534 + 29.1053567 * k);
    const moon = radians(201.5643 + 385.81693528 * k + 0.0107582 * t ** 2);
    const latitude = radians(160.7108 + 390.67050284 * k);
    return (
      2_451_550.09766 +
      29.530588861 * k +
      0.00015437 * t ** 2 -
      0.4072 * Math.sin(moon) +
      0.17241 * Math.sin(sun) +
      0.01608 * Math.sin(2 * moon) +
      0.01039 * Math.sin(2 * latitude) +
      0.00739 * Math.sin(moon - sun) -
      0.00514 * Math.sin(moon + sun)
    );
  };
  const guess = Math.floor((noon - 2_451_550.1) / 29.530588861);
  const last = [guess + 1, guess, guess - 1].map(findNewMoon).find((moon) => moon <= noon);
  return noon - (last as number);
}

test("the moon's age is right for a known eclipse", () => {
  // New moon of the solar eclipse of 12 August 2026: 17:37 UTC.
  expect(findMoonAge("2026-08-13")).toBeCloseTo((6.5 + 24 - 17.6) / 24, 1);
});

/** Age of the moon in days at noon of the start, for the tithi that the rule names. */
const ages: Record<string, [number, number]> = {
  diwali: [28.3, 29.9],
  holi: [13.7, 16.2],
  "durga-puja": [4.4, 7.1],
  "rath-yatra": [0.7, 2.4],
  "ganesh-chaturthi": [2.6, 4.4],
  navratri: [0, 1.6],
  "mysuru-dasara": [0, 1.6],
  "kullu-dussehra": [8.4, 11],
  "dev-deepawali": [13.4, 16],
  "chhath-puja": [2.6, 4.6],
  sarhul: [1.7, 3.6],
  "hemis-festival": [8.2, 10.8],
  losar: [0, 1.6],
  "eid-ul-fitr": [0.9, 2.6],
  "maha-shivaratri": [26.9, 28.4],
  janmashtami: [21.8, 23.4],
  "bastar-dussehra": [28.3, 29.9],
  "sonepur-mela": [13.4, 16],
  "desert-festival": [11, 14],
  "hola-mohalla": [11.6, 15.6],
  "ram-navami": [7.2, 9.4],
  "buddha-purnima": [13.4, 15.6],
  "guru-nanak-gurpurab": [13.4, 16],
  gangaur: [1.7, 3.6],
  teej: [1.7, 3.6],
  "saraswati-puja": [3.8, 5.4],
  "gudi-padwa-and-ugadi": [0, 1.4],
  bathukamma: [28.3, 29.9],
  "kharchi-puja": [6.2, 8.2],
  "pandharpur-wari": [9, 11.4],
  "ajmer-urs": [0.9, 2.6],
  "eid-ul-adha": [9.6, 11.6],
};

test.each(Object.entries(ages))(
  "the moon of %s is as old as its rule wants",
  (slug, [low, high]) => {
    for (const start of startsOf(slug)) {
      expect(findMoonAge(start), start).toBeGreaterThanOrEqual(low);
      expect(findMoonAge(start), start).toBeLessThanOrEqual(high);
    }
  },
);

test("festivals bound to one another keep their distances", () => {
  startsOf("diwali").forEach((diwali, index) => {
    const from = (slug: string) => dayOf(startsOf(slug)[index] as string) - dayOf(diwali);
    expect([4, 5]).toContain(from("chhath-puja"));
    expect([15, 16]).toContain(from("dev-deepawali"));
    expect(from("navratri")).toBeLessThanOrEqual(-28);
    expect(from("mysuru-dasara")).toBe(from("navratri"));
  });
});

test("weekdays that a rule names are kept", () => {
  const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
  for (const start of startsOf("goa-carnival")) expect(weekday(start)).toBe(6);
  for (const start of startsOf("nehru-trophy-boat-race")) expect(weekday(start)).toBe(6);
  for (const start of startsOf("chapchar-kut")) expect(weekday(start)).toBe(5);
  for (const start of startsOf("ziro-music-festival")) expect(weekday(start)).toBe(4);
});

test("dates that a sighting or an announcement still decides are marked provisional", () => {
  for (const { slug, calendar, dates } of festivals) {
    if (calendar !== "announced" && calendar !== "islamic") continue;
    for (const { year, provisional } of dates) {
      if (year > 2026) expect(provisional, `${slug} ${year}`).toBe(true);
    }
  }
  for (const { slug, calendar, dates } of festivals) {
    if (calendar !== "fixed") continue;
    for (const { provisional } of dates) expect(provisional, slug).toBe(false);
  }
});

test("no tagline, caution or particular serves two things", () => {
  const texts = [
    ...things.flatMap((thing) => [thing.tagline, thing.caution]),
    ...attractions.flatMap((attraction) => attraction.lookFor),
  ].map((text) => text.toLowerCase());
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("the prose keeps clear of the brochure", () => {
  const cliche =
    /hidden gem|something for everyone|tapestry|bustling|nestled|breathtaking|must-visit|must-see|land of contrasts|paradise|vibrant|unforgettable/i;
  for (const thing of things) expect(JSON.stringify(thing)).not.toMatch(cliche);
});
