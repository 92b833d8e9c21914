import { afterEach, expect, test, vi } from "vitest";
import office from "#content/office.json" with { type: "json" };
import { addressIn } from "#contract/languages.ts";
import type { ReviewSummary } from "#contract/wire/reviews.ts";
import { officeThing, reviewsThing } from "./structured-data.ts";

const origin = "https://safarnama.example";

test("the office is one thing on every page, with all that its visitors are told", () => {
  const thing = officeThing(origin, "Safarnama", office as Parameters<typeof officeThing>[2]);
  expect(thing).toMatchObject({
    "@type": "TravelAgency",
    "@id": `${origin}/#office`,
    name: "Safarnama",
    url: `${origin}/`,
    telephone: office.phone.shown,
    address: { postalCode: office.postal.postalCode, addressCountry: "IN" },
    areaServed: { name: "India" },
    hasMap: `${origin}/contact`,
  });
  for (const key of ["logo", "image"]) expect(thing[key]).toMatch(/^https:\/\/.+\.(png|jpg)$/);
  const told = JSON.stringify(thing.contactPoint);
  for (const text of [office.helpline.shown, ...office.emails.map(({ address }) => address)])
    expect(told).toContain(text);
  expect(thing.openingHoursSpecification).toHaveLength(office.week.filter(Boolean).length);
  const none: ReviewSummary = { count: 0, average: null, stars: [0, 0, 0, 0, 0] };
  const reviewed = reviewsThing(origin, "Safarnama", [], none, null);
  expect(reviewed["@id"]).toBe(thing["@id"]);
  expect(reviewed).not.toHaveProperty("aggregateRating");
  const trips = { summary: { count: 2, verified: 2, average: 5 }, first: [] };
  const four: ReviewSummary = { count: 2, average: 4, stars: [0, 0, 0, 2, 0] };
  expect(reviewsThing(origin, "Safarnama", [], four, trips).aggregateRating).toMatchObject({
    ratingValue: 4.5,
    reviewCount: 4,
  });
});

afterEach(() => {
  vi.doUnmock("#app/ui/language.ts");
  vi.resetModules();
});

test("on a Hindi page all addresses are those of Hindi pages, and questions say their language", async () => {
  vi.resetModules();
  vi.doMock("#app/ui/language.ts", () => ({
    locale: "hi-IN",
    ownAddress: (path: string) => addressIn("hi", path),
  }));
  const hindi = await import("./structured-data.ts");
  const crumbs = [
    { name: "मुख्य पन्ना", to: "/" },
    { name: "आगरा", to: "/destinations/agra" },
  ];
  const things = [
    hindi.breadcrumbThing(origin, crumbs),
    hindi.listThing(origin, "शहर", crumbs),
    hindi.placeThing(origin, {
      ...{ name: "आगरा", description: "ताज का शहर", path: "/destinations/agra", picture: null },
    }),
  ];
  const said = JSON.stringify(things).match(/https:\/\/safarnama[^"]*/g) ?? [];
  expect(said).toHaveLength(5);
  for (const address of said) expect(address).toMatch(/^https:\/\/safarnama\.example\/hi(\/|$)/);
  expect(hindi.questionsThing([{ question: "कब?", answer: ["अभी"] }]).inLanguage).toBe("hi-IN");
});
