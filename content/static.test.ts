import { expect, test } from "vitest";
import { z } from "zod";
import { ClockCountry, Country, Films } from "#contract/content/home-words.ts";
import { Office } from "#contract/content/office.ts";
import { About, Faqs, Gallery, Privacy, Terms } from "#contract/content/static-content.ts";
import aboutItem from "./about.json" with { type: "json" };
import attractionItems from "./attractions.json" with { type: "json" };
import cardItems from "./cards.json" with { type: "json" };
import cityItems from "./cities.json" with { type: "json" };
import clockItems from "./clock-countries.json" with { type: "json" };
import countryItems from "./countries.json" with { type: "json" };
import experienceItems from "./experiences.json" with { type: "json" };
import faqItem from "./faqs.json" with { type: "json" };
import festivalItems from "./festivals.json" with { type: "json" };
import filmItem from "./films.json" with { type: "json" };
import galleryItem from "./gallery.json" with { type: "json" };
import officeItem from "./office.json" with { type: "json" };
import privacyItem from "./privacy.json" with { type: "json" };
import regionItems from "./regions.json" with { type: "json" };
import stateItems from "./states.json" with { type: "json" };
import termItem from "./terms.json" with { type: "json" };
import villageItems from "./villages.json" with { type: "json" };

const faqs = Faqs.parse(faqItem);
const terms = Terms.parse(termItem);
const privacy = Privacy.parse(privacyItem);
const gallery = Gallery.parse(galleryItem);
const office = Office.parse(officeItem);
const about = About.parse(aboutItem);
const films = Films.parse(filmItem);
const countries = z.array(Country).parse(countryItems);
const clocks = z.array(ClockCountry).parse(clockItems);

const lists: Record<string, { slug: string; picture: string }[]> = {
  state: stateItems,
  city: cityItems,
  village: villageItems,
  card: cardItems,
  attraction: attractionItems,
  experience: experienceItems,
  festival: festivalItems,
};

const countWords = (text: string) => text.trim().split(/\s+/).length;
const expectUnique = (values: string[]) => expect(new Set(values).size).toBe(values.length);

test("five questions, their slugs and questions each once", () => {
  expectUnique(faqs.questions.map(({ slug }) => slug));
  expectUnique(faqs.questions.map(({ question }) => question));
  for (const { answer } of faqs.questions) {
    expect(countWords(answer.join(" "))).toBeGreaterThanOrEqual(60);
  }
});

test("links lead to pages of the route table", () => {
  const routes =
    /^\/(north-india|west-india|south-india|east-india|attractions|experiences|festivals|faqs|gallery|contact|blogs|about|terms|privacy|handbook\/[a-z-]+)$/;
  const links = [
    ...faqs.questions.flatMap(({ links }) => links),
    ...faqs.news.flatMap(({ link }) => link ?? []),
  ];
  for (const { path } of links) expect(path).toMatch(routes);
});

test("the weather is that of the city's own page", () => {
  for (const { city: slug, name, months } of faqs.weather.cities) {
    const city = cityItems.find((item) => item.slug === slug);
    expect(name).toBe(city?.name);
    expect(months.map(({ high, low }) => [high, low])).toEqual(city?.temperatures);
    expect(months.every(({ high, low }) => high > low)).toBe(true);
  }
});

test("rain follows the monsoon, north-eastern in Chennai and summer's elsewhere on the plains", () => {
  const wettest = (slug: string) => {
    const rain = faqs.weather.cities.find(({ city }) => city === slug)?.months.map((m) => m.rain);
    return rain ? rain.indexOf(Math.max(...rain)) + 1 : undefined;
  };
  expect(wettest("chennai")).toBe(11);
  for (const slug of ["delhi", "mumbai", "kolkata", "ranchi"]) {
    expect([7, 8]).toContain(wettest(slug));
  }
});

test("news is in order, newest first, each note once", () => {
  const dates = faqs.news.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expectUnique(faqs.news.map(({ slug }) => slug));
});

test("the terms were last updated on July 9, 2025 and have five sections", () => {
  expect(terms.updated).toBe("2025-07-09");
  expect(terms.updatedLabel).toBe("July 9, 2025");
  expect(
    new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(terms.updated),
    ),
  ).toBe(terms.updatedLabel);
  expectUnique(terms.sections.map(({ slug }) => slug));
});

test("the privacy page names what this product really does", () => {
  const text = JSON.stringify(privacy);
  for (const said of [
    "auth.session",
    "user.image",
    "re-encoded",
    "salted hash",
    "confirmed by a link",
    "only after you agree",
    "download",
    "delete the account",
    // What the browser's room writes into the browser.
    "site.theme",
    "trip.draft",
    "draft.review",
    "sign-up.begun",
    "chat.draft",
    "chat.seen",
    "chat.consent",
    "a cookie named chat",
    "network address",
  ]) {
    expect(text).toContain(said);
  }
});

test("the gallery's groups are Rajasthan, Kerala and Himalayas with three numbered pictures", () => {
  expect(gallery.groups.map(({ name }) => name)).toEqual(["Rajasthan", "Kerala", "Himalayas"]);
  for (const { slug, pictures } of gallery.groups) {
    expect(pictures.map(({ picture }) => picture)).toEqual(
      [1, 2, 3].map((number) => `gallery-${slug}-${number}`),
    );
  }
  expectUnique(gallery.groups.flatMap(({ pictures }) => pictures.map(({ title }) => title)));
});

test("captions call the pictures what they are", () => {
  const made = /model|miniature|illustrat|drawn|built|small-scale/i;
  expect(gallery.note).toMatch(/illustration/);
  for (const { pictures } of gallery.groups) {
    for (const { caption } of pictures) {
      expect(caption).toMatch(made);
      expect(caption).not.toMatch(/photo/i);
    }
  }
});

test("the collections lead to things that exist", () => {
  expect(gallery.collections.map(({ picture }) => picture)).toEqual([
    "collection-monsoon",
    "collection-after-dark",
    "collection-by-rail",
  ]);
  for (const { slug, picture, leads } of gallery.collections) {
    expect(picture).toBe(`collection-${slug}`);
    expectUnique(leads);
    for (const lead of leads) {
      const [list, item] = lead.split(":") as [string, string];
      expect(
        lists[list]?.some(({ slug }) => slug === item),
        lead,
      ).toBe(true);
    }
  }
});

test("the office keeps the specification's hours, in words and for the machine", () => {
  expect(office.hours).toEqual([
    { days: "Monday to Friday", hours: "9:00 AM to 6:00 PM" },
    { days: "Saturday", hours: "10:00 AM to 4:00 PM" },
    { days: "Sunday", hours: "Closed" },
  ]);
  const weekday = { opens: "09:00", closes: "18:00" };
  expect(office.week).toEqual([
    null,
    weekday,
    weekday,
    weekday,
    weekday,
    weekday,
    { opens: "10:00", closes: "16:00" },
  ]);
});

test("the office's particulars cannot reach a real firm", () => {
  expect(office.postal).toMatchObject({ locality: "Ranchi", region: "Jharkhand" });
  for (const { shown, href } of [office.phone, office.helpline, office.fax]) {
    expect(shown).toMatch(/^\+91 651 000 \d{4}$/);
    expect(href).toBe(`tel:${shown.replaceAll(" ", "")}`);
  }
  for (const { address } of office.emails) expect(address).toMatch(/@safarnama\.example$/);
});

test("About Us says what the product is dedicated to", () => {
  expect(about.lead).toContain(
    "dedicated to the best travel experiences with sustainable tourism practices",
  );
  expectUnique(about.sections.map(({ slug }) => slug));
});

test("59 countries: India, the United States, the United Kingdom, then by name", () => {
  expect(countries).toHaveLength(59);
  expect(countries.slice(0, 3)).toEqual([
    { label: "India", code: "IN", dial: "+91" },
    { label: "United States", code: "US", dial: "+1" },
    { label: "United Kingdom", code: "GB", dial: "+44" },
  ]);
  const rest = countries.slice(3).map(({ label }) => label);
  expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, "en")));
  expectUnique(countries.map(({ label }) => label));
  expectUnique(countries.map(({ code }) => code));
});

test("each country code is one that the runtime knows by that name", () => {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const otherwise: Record<string, string> = { HK: "Hong Kong", TR: "Turkey" };
  for (const { code, label } of countries) {
    expect([names.of(code), otherwise[code]]).toContain(label);
  }
});

test("the clock's countries are the specification's twenty, in its order, in real time zones", () => {
  expect(clocks.map(({ label }) => label).join(", ")).toBe(
    "India, USA (NY), UK, Australia, Japan, China, Germany, France, Canada, Singapore, UAE, South Africa, Brazil, Mexico, Italy, Spain, Netherlands, Sweden, Switzerland, Russia",
  );
  expect(clocks).toHaveLength(20);
  for (const { timeZone } of clocks) {
    expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
  }
});

test("five films and four guides have names, files and posters of their own", () => {
  expect(films.home.map(({ title }) => title).slice(0, 4)).toEqual([
    "Wake",
    "Rise",
    "Sail",
    "Ride",
  ]);
  for (const [index, { title, file }] of films.home.entries()) {
    expect(file).toBe(`0${index + 1}-${title.toLowerCase()}`);
  }
  expectUnique(films.home.map(({ poster }) => poster));
  expectUnique(films.guides.map(({ poster }) => poster));
  expectUnique([...films.home, ...films.guides].map(({ file }) => file));
  const pictures = new Set(
    [...Object.values(lists), regionItems].flatMap((items) => items.map((i) => i.picture)),
  );
  for (const { poster } of [...films.home, ...films.guides]) {
    expect(pictures.has(poster), poster).toBe(true);
  }
});

test("a guide is summed up in 60 to 100 words and its chapters begin within it, in order", () => {
  for (const { summary, chapters, seconds } of films.guides) {
    expect(countWords(summary)).toBeGreaterThanOrEqual(60);
    expect(countWords(summary)).toBeLessThanOrEqual(100);
    const starts = chapters.map(({ at }) => at);
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(starts.at(-1)).toBeLessThan(seconds);
  }
});
