import { expect, test } from "vitest";
import { listBadges } from "#app/itinerary/badges.tsx";
import { showDay } from "#app/itinerary/show-day.ts";
import { outsideRules } from "#contract/content/entrance.ts";
import type { Provenance } from "#contract/content/facts.ts";
import type { PlanDay, PlanDays } from "#contract/trip/trip-days.ts";
import type { SightLook } from "#contract/wire/sight-look.ts";
import { writeBookDays } from "#server/book/book-days.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { listAttractions } from "#server/content/data-lists.ts";
import { createTileMaker } from "#server/content/pages/tiles.ts";
import { compileKnown } from "#server/content/places/compile-fee.ts";
import { findOwnSight, listTold } from "#server/content/places/page-of-sight.ts";
import { findHighAltitude, tellSight } from "#server/content/places/place-facts.ts";
import { getPlaces, type PlacedSight } from "#server/content/places/read-places.ts";
import { lookOf } from "#server/content/places/sight-looks.ts";
import { findStanding, type Standing } from "#server/content/places/standing.ts";
import { sayStop } from "#server/papers/say-stop.ts";
import { describeCarried } from "./carried-text.ts";
import { ruleTexts } from "./rule-texts.ts";
import { closedMonths, listWarnings } from "./sight-warnings.ts";
import { factThings } from "./structured-facts.ts";

const places = getPlaces();
const catalogue = getCatalogue();
const clock = () => new Date("2026-11-28T06:00:00Z");

/** What the file says of a fact: its own source, else its entry's. Told anew, so that no place is compared with itself. */
function standingOf(sight: Provenance, own?: Provenance | null): Standing {
  const { source, checked } = own && (own.source || own.unverified) ? own : sight;
  return source && checked ? findStanding({ source, checked }) : "unverified";
}

type Told = { standing: string } | null | undefined;
const said = (told: Told) => told?.standing ?? "unverified";
const tell = (sight: PlacedSight) => {
  const hours: Parameters<typeof tellSight>[2] = [];
  return { hours, told: tellSight({ places, catalogue }, sight, hours) };
};

/** Sights of whose fact somebody says something; without any, a comparison would compare nothing. */
function listSaid(part: "hours" | "fee" | "permit" | "bookAhead" | "stepFree"): PlacedSight[] {
  const found = places.sights.filter(
    (sight) => sight[part] && standingOf(sight, sight[part]) !== "unverified",
  );
  expect(found.length, part).toBeGreaterThan(0);
  return found;
}

test("a sight's page and card, its badges in a trip and those on paper say of each fact what its file says", () => {
  const wrong: string[] = [];
  const hold = (sight: PlacedSight, place: string, told: string, file: string) => {
    if (told !== file) wrong.push(`${sight.id} ${place}: ${told}, the file ${file}`);
  };
  // All of which somebody says something, and of the others as many as show that they say nothing.
  const walked = places.sights.filter(
    (sight, index) => JSON.stringify(sight).includes('"source"') || index % 10 === 0,
  );
  for (const sight of walked) {
    const { told } = tell(sight);
    const { permit, bookAhead, stepFree } = sight;
    const look = lookOf(sight);
    hold(sight, "hours", said(told.checked.hours), standingOf(sight, sight.hours));
    hold(sight, "fee", said(told.checked.fee), standingOf(sight, sight.fee));
    hold(sight, "steps", said(told.checked.stepFree), standingOf(sight, stepFree));
    hold(sight, "way", said(told.checked.from), standingOf(sight, sight.fromBase));
    hold(sight, "permit", said(told.checked.permit), standingOf(sight, permit));
    hold(sight, "book", said(told.checked.book), standingOf(sight, bookAhead));
    hold(sight, "carried", said(told.checked.carried), standingOf(sight, sight.carried));
    hold(sight, "page's entry", said(told.checked.entry), standingOf(sight));
    hold(sight, "entry", look.standing ?? "unverified", standingOf(sight));
    const badges = listBadges([], look);
    const onPaper = sayStop(look, "en");
    for (const [sign, fact, words] of [
      ["permit", permit, "permit"],
      ["book", bookAhead?.need === "required" ? bookAhead : undefined, "Book"],
      ["step", stepFree.access === "unknown" ? undefined : stepFree, "step"],
    ] as const) {
      if (!fact) continue;
      const badge = badges.find((one) => one.sign === sign);
      hold(sight, `badge ${sign}`, badge?.text.split(" · ")[1] ?? "none", standingOf(sight, fact));
      const line = onPaper.match(new RegExp(`[^.]*${words}[^.]*\\((\\w+)\\)`, "i"));
      hold(sight, `paper ${sign}`, line?.[1] ?? "none", standingOf(sight, fact));
    }
  }
  expect(wrong).toEqual([]);
});

test("warnings on a card say who says so as the page does, and a tile that leads there says the same", () => {
  const tiles = createTileMaker(catalogue, clock);
  let compared = 0;
  const cards = [
    ...catalogue.attractions.map((item) => ({
      item,
      page: `attraction:${item.slug}`,
      warned: tiles.attraction(item).warned,
    })),
    ...catalogue.experiences.map((item) => ({
      item,
      page: `experience:${item.slug}`,
      warned: tiles.experience(item).warned,
    })),
  ];
  const warnedOf = new Set<string>();
  for (const { item, page, warned } of cards) {
    const called = catalogue.nameInEnglish(page) ?? item.name;
    const sight = findOwnSight(listTold(places.sights, page), called, false);
    if (!sight) continue;
    const { told, hours } = tell(sight);
    const closed = closedMonths(told.hours === null ? undefined : hours[told.hours]);
    const onCard = listWarnings(told, closed).map(({ text, reading }) => [text, said(reading)]);
    const onTile = warned
      ? listWarnings(warned, warned.closed).map(({ text, reading }) => [text, said(reading)])
      : [];
    expect(onTile, item.slug).toEqual(onCard);
    compared += onTile.length;
    if (onTile.length > 0) warnedOf.add(page.split(":")[0] ?? "");
  }
  expect([...warnedOf]).toEqual(["attraction", "experience"]);
  expect(compared).toBeGreaterThan(50);
  // A town tells what all its sights ask for.
  const ziro = catalogue.find("attractions", "ziro");
  expect(ziro && tiles.attraction(ziro).warned?.permit).toEqual({ who: "everyone" });
});

test("lists that programs read and a plan say of hours and fees what the file says", () => {
  const listed = listAttractions({ catalogue, origin: "http://localhost", clock });
  for (const { slug, name, facts } of listed) {
    if (!facts) continue;
    const page = `attraction:${slug}`;
    const called = catalogue.nameInEnglish(page) ?? name;
    const sight = findOwnSight(listTold(places.sights, page), called, false) as PlacedSight;
    for (const part of ["hours", "fee", "stepFree", "permit", "bookAhead"] as const)
      if (facts[part])
        expect(facts[part].standing, `${slug} ${part}`).toBe(standingOf(sight, sight[part]));
    if (facts.altitude) expect(facts.altitude.standing, slug).toBe(standingOf(sight));
    const { hours, fee, stepFree, permit, bookAhead } = sight;
    expect(facts.hours?.open, slug).toBe(hours?.open);
    expect([facts.fee?.indian, facts.fee?.foreign], slug).toEqual([fee?.indian, fee?.foreign]);
    expect(facts.permit?.who, slug).toBe(permit?.who);
    expect(facts.bookAhead?.need, slug).toBe(bookAhead?.need);
    const { access } = stepFree;
    expect(facts.stepFree?.access, slug).toBe(access === "unknown" ? undefined : access);
    expect(facts.altitude?.metres ?? null, slug).toBe(findHighAltitude(places, sight));
  }
  for (const part of ["hours", "fee"] as const)
    for (const sight of listSaid(part))
      expect(compileKnown(sight)?.[part]?.[0], sight.id).toBe(standingOf(sight, sight[part]));
  for (const part of ["permit", "bookAhead", "stepFree"] as const) listSaid(part);
});

test("the trip that is taken along says of hours what the file says", () => {
  const sights = listSaid("hours");
  const [day] = writeBookDays(
    [
      {
        ...{ id: "d1", date: null, title: "", text: "", sleeps: null },
        stops: sights.map(({ id, name }) => ({ id, name, sight: id, text: "" })),
      },
    ] as unknown as PlanDays,
    { departure: "2026-12-01", holidays: () => [], nameLanguage: () => "" },
  );
  expect(day?.stops).toHaveLength(sights.length);
  for (const [index, sight] of sights.entries())
    expect(day?.stops[index]?.openStanding, sight.id).toBe(standingOf(sight, sight.hours));
});

test("a search engine is told a sight's hours and price where somebody says them, and nothing nobody says", () => {
  const thingOf = (sight: PlacedSight) => {
    const { told, hours } = tell(sight);
    return factThings({ sight: told, base: null, sleep: null, sights: [], hours });
  };
  for (const sight of places.sights) {
    const thing = thingOf(sight);
    if (standingOf(sight, sight.hours) === "unverified")
      expect(thing, sight.id).not.toHaveProperty("openingHoursSpecification");
    expect("isAccessibleForFree" in thing, sight.id).toBe(
      Boolean(sight.fee) && standingOf(sight, sight.fee) !== "unverified",
    );
    expect("publicAccess" in thing, sight.id).toBe(!sight.closedTo);
  }
  const withHours = listSaid("hours").map(thingOf);
  expect(withHours.some((thing) => "openingHoursSpecification" in thing)).toBe(true);
});

test("what carries one and what is asked at a door is told alike on a card, on a trip's page and on paper", () => {
  let carried = 0;
  for (const sight of places.sights) {
    if (!sight.carried && !sight.rules) continue;
    const look = lookOf(sight);
    const onCard = listWarnings(tell(sight).told).map(({ text }) => text);
    const [stop] = showDay(
      {
        ...{ id: "d1", date: null, title: "", text: "", sleeps: null },
        stops: [{ id: "s1", name: sight.name, sight: sight.id, text: "" }],
      } as unknown as PlanDay,
      1,
      { lights: {}, sights: { [sight.id]: { name: sight.name, lat: 0, lon: 0, ...look } } },
    ).items;
    const onPage = stop?.kind === "visit" ? stop.notices.map(({ text }) => text ?? "") : [];
    const standing = (text: string, who: Provenance | undefined) =>
      `${text} · ${standingOf(sight, who)}`;
    if (sight.carried) {
      carried += 1;
      const text = describeCarried(sight.carried);
      expect(onCard, sight.id).toContain(text);
      expect(onPage, sight.id).toContain(standing(text, sight.carried));
      const names = text.split(": ")[1]?.split(/,? or |, /) ?? [];
      for (const name of names) expect(sayStop(look, "en"), sight.id).toContain(name);
    }
    const rules = onPage.find((text) => text.startsWith("At the door: "));
    const asked = sight.rules?.filter((rule) => !outsideRules.some((one) => one === rule)) ?? [];
    expect(rules !== undefined, sight.id).toBe(asked.length > 0);
    for (const rule of asked) {
      const text = ruleTexts[rule]();
      expect(onCard, sight.id).toContain(text);
      expect(rules?.toLowerCase(), sight.id).toContain(text.toLowerCase());
      expect(sayStop(look, "en").toLowerCase(), sight.id).toContain(text.toLowerCase());
    }
  }
  expect(carried).toBeGreaterThan(20);
});

test("a look whose entry somebody vouches for says so behind height and who is let in", () => {
  const look: SightLook = {
    ...{ worth: 40, stamp: "lake", picture: null, altitude: 4300, onlyFor: "hindus" },
    standing: "official",
  };
  expect(listBadges([], look).map(({ text }) => text.split(" · ")[1])).toEqual([
    "official",
    "official",
  ]);
  expect(sayStop(look, "en").match(/\(official\)/g)).toHaveLength(2);
  const asked: SightLook = { ...look, rules: ["no-phones"], minAge: 6, standing: undefined };
  expect(sayStop(asked, "en")).toContain("From the age of 6 (unverified).");
  expect(sayStop(asked, "en")).toContain("At the door: phones stay outside (unverified).");
});
