import type { Attraction, Experience } from "#contract/content/content.ts";
import type { Interest } from "#contract/content/facts.ts";
import type { Festival } from "#contract/content/festival.ts";
import type { Trek } from "#contract/content/trek.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { findNextOccasion } from "../calendar.ts";
import type { Catalogue } from "../catalogue.ts";
import { keepMade } from "../overrides/layers.ts";
import { findSightOfPage } from "../places/page-of-sight.ts";
import type { Places } from "../places/read-places.ts";
import { listGoodMonths } from "../treks/trek-course.ts";
import type { Answers, ListAnswers } from "./narrow-list.ts";
import { answerOfSight } from "./sight-filters.ts";

export type ListName = "attractions" | "experiences" | "festivals" | "treks";

/** Interests that tags speak of, for pages that no sight's facts belong to. */
const ofTags: [Interest, RegExp][] = [
  ["history", /mughal|fort|ruin|sultanate|colonial|rajput|heritage|old city|rock-cut|unesco/i],
  [
    "spirituality",
    /hindu|sikh|buddhist|jain|sufi|pilgrim|monaster|temple|ritual|goddess|ashram|christian|muslim|islam/i,
  ],
  ["art", /sculpture|art\b|theatre|masks/i],
  ["crafts", /craft|weav|silk|block/i],
  ["food", /food|spices|langar|tea|kitchen|vegetarian/i],
  ["markets", /market|fair|cattle/i],
  ["music-dance", /dance|music|drums|theatre/i],
  ["nature", /garden|forest|flowers|lake|river|waterfall|monsoon|valley/i],
  ["wildlife", /wildlife|tiger|animals|elephants|safari|birds|lion|rhino/i],
  ["mountains", /mountain|altitude|trek|himalaya|hills|spiti/i],
  ["beaches", /beach|sea\b|island|coast/i],
  ["water", /boat|river|lake|rapids|backwater|sea\b/i],
  ["walking", /walk|trek/i],
  ["adventure", /adventure|rapids|camping|trek|desert/i],
  ["wellness", /yoga|meditation|ayurveda/i],
  ["trains", /railway|steam|train/i],
  ["kids", /famil|kids|children|kites/i],
];

/** Asked of a gate (`sight-filters.ts`): of pages that are about none nothing is known, and nothing promised. */
const ofNoGate = { permit: [], booking: [], altitude: [] };

/** Metres: a trek is found below each that it does not reach. */
const ceilings = [2500, 3500, 4500];

const interestsOf = (tags: readonly string[]) =>
  ofTags.flatMap(([interest, tag]) => (tags.some((text) => tag.test(text)) ? [interest] : []));

type Source = { catalogue: Catalogue; places: Places; clock: () => Date };

/** Every request of a list asks: they are worked out once a day, which moves the festivals. */
const readKnown = keepMade(
  () => new WeakMap<Places, { day: string; lists: Map<ListName, ListAnswers> }>(),
);

/** What each item of a list answers to, by its slug. */
export function readAnswers({ catalogue, places, clock }: Source, list: ListName): ListAnswers {
  const day = dayInIndia(clock());
  const known = readKnown();
  let kept = known.get(places);
  if (kept?.day !== day) {
    kept = { day, lists: new Map() };
    known.set(places, kept);
  }
  const answers = kept.lists.get(list) ?? workOut(catalogue, places, day, list);
  kept.lists.set(list, answers);
  return answers;
}

function workOut(catalogue: Catalogue, places: Places, today: string, list: ListName): ListAnswers {
  const regionOf = (state: string) => catalogue.find("states", state)?.region;
  const sightsOf = (kind: string, slug: string) =>
    places.sights.filter(({ page }) => page === `${kind}:${slug}`);
  /** Of its own sight; of a town, what each of its sights answers. */
  const answerOfGates = (kind: string, { slug, name }: { slug: string; name: string }) => {
    const page = `${kind}:${slug}`;
    const own = findSightOfPage(places, catalogue, page, name);
    const town = own ? undefined : places.bases.find((base) => base.page === page);
    const gates = own ? [own] : places.sights.filter(({ base }) => base === town?.id);
    const [first, ...others] = gates.map((sight) => answerOfSight(places, sight));
    const ofAll = (name: keyof typeof ofNoGate) =>
      first?.[name].filter((value) => others.every((one) => one[name].includes(value))) ?? [];
    return { permit: ofAll("permit"), booking: ofAll("booking"), altitude: ofAll("altitude") };
  };
  const answer = (
    item: Attraction | Experience | Festival,
    kind: string,
    states: readonly string[],
    months: readonly number[],
    days: readonly string[],
  ): [string, Answers] => {
    const sights = sightsOf(kind, item.slug);
    const gate = kind === "festival" ? ofNoGate : answerOfGates(kind, item);
    return [
      item.slug,
      {
        region: [...new Set(states.flatMap((state) => regionOf(state) ?? []))],
        month: months.map(String),
        interest: [
          ...new Set([...sights.flatMap(({ interests }) => interests), ...interestsOf(item.tags)]),
        ],
        access: sights.some(({ stepFree }) => ["yes", "partly"].includes(stepFree.access))
          ? ["step-free"]
          : [],
        days,
        permit: gate.permit,
        booking: gate.booking,
        altitude: gate.altitude,
        state: [],
        grade: [],
      },
    ];
  };
  if (list === "treks")
    return new Map(catalogue.treks.map((trek) => [trek.slug, answerOfTrek(trek)]));
  if (list === "attractions")
    return new Map(
      catalogue.attractions.map((item) =>
        answer(item, "attraction", [item.state], item.bestMonths, listStays(item.days)),
      ),
    );
  if (list === "experiences")
    return new Map(
      catalogue.experiences.map((item) =>
        answer(item, "experience", [item.state], item.bestMonths, []),
      ),
    );
  return new Map(
    catalogue.festivals.map((item) => {
      const { start, end } = findNextOccasion(item, today);
      const months = [Number(start.slice(5, 7)), Number(end.slice(5, 7))];
      return answer(item, "festival", item.states, [...new Set(months)], []);
    }),
  );
}

function answerOfTrek({ state, season, permits, highest, grade }: Trek): Answers {
  return {
    region: [],
    interest: [],
    access: [],
    days: [],
    booking: [],
    month: listGoodMonths({ season }).map(String),
    permit: permits.need === "none" ? ["none"] : [],
    altitude: ceilings.flatMap((metres) => (highest.altitude < metres ? [`below-${metres}`] : [])),
    state: [state],
    grade: [grade],
  };
}

/** A stay of half a day to two days is found under each length that does it justice. */
const listStays = ([least, most]: readonly [number, number]) => [
  ...(least <= 0.5 ? ["half"] : []),
  ...(least <= 1 && most >= 1 ? ["1"] : []),
  ...(most >= 2 ? ["2"] : []),
];
