import { describe, expect, test } from "vitest";
import { HandbookPage } from "#contract/content/handbook.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { getHandbook } from "#server/content/handbook/read-handbook.ts";
import { findAlcoholFaults, findHandbookFaults, findHolidayFaults } from "./checks/handbook.ts";

const handbook = getHandbook();
const catalogue = getCatalogue();
const spoil = (change: (copy: typeof handbook) => unknown) => {
  const copy = structuredClone(handbook);
  change(copy);
  return copy;
};
const page = (copy: typeof handbook, slug: string) => {
  const found = copy.pages.find((one) => one.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};

test("it has at least 24 pages, each with a first thing to do and a title that fits a search engine's line", () => {
  expect(handbook.pages.length).toBeGreaterThanOrEqual(24);
  for (const { title, summary } of handbook.pages) {
    expect(`${title} · Safarnama`.length).toBeLessThanOrEqual(65);
    expect(summary.endsWith("."), summary).toBe(true);
  }
});

test("two hundred words of Hindi, each in Devanagari, in Latin letters and in English", () => {
  const rows = page(handbook, "hindi-phrases").sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block === "object" && "table" in block ? block.table.rows : [],
    ),
  );
  expect(rows.length).toBeGreaterThanOrEqual(200);
  for (const [hindi = "", latin = "", meaning = ""] of rows) {
    expect(hindi).toMatch(/[\u0900-\u097f]/);
    expect(latin).not.toMatch(/[\u0900-\u097f]/);
    expect(meaning).not.toBe("");
  }
  expect(new Set(rows.map(([hindi]) => hindi)).size).toBe(rows.length);
});

test("nothing that nobody looked up has a day of checking, and no day lies ahead", () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { checked, unverified } of handbook.pages.flatMap(({ sections }) => sections)) {
    if (unverified) expect(checked).toBeUndefined();
    if (checked) expect(checked <= today).toBe(true);
  }
});

test("air has a mark for each month and city", () => {
  const [table] = page(handbook, "air-quality").sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === "object" && "table" in block ? [block.table] : [])),
  );
  expect(table?.columns).toHaveLength(13);
  for (const [city, ...marks] of table?.rows ?? [])
    expect(marks.join(""), city).toMatch(/^[GMPV]{12}$/);
});

describe("a fault is seen", () => {
  test.each<[string, (copy: typeof handbook) => unknown, string]>([
    [
      "a rule of which nobody is named",
      (copy) => delete page(copy, "trains").sections[0]?.check,
      "name in",
    ],
    [
      "advice with a figure",
      (copy) =>
        Object.assign(page(copy, "buses").sections[2] ?? {}, {
          blocks: ["It costs ₹300 at night, all told."],
        }),
      "is called advice",
    ],
    [
      "an authority that is not there",
      (copy) => page(copy, "trains").sections[0]?.check?.push("moon"),
      'no authority "moon"',
    ],
    [
      "a link to a part that is gone",
      (copy) =>
        page(copy, "trains").sections[0]?.links?.push({
          label: "x",
          path: "/handbook/money#gone",
        }) ??
        Object.assign(page(copy, "trains").sections[0] ?? {}, {
          links: [{ label: "x", path: "/handbook/money#gone" }],
        }),
      "links to /handbook/money#gone",
    ],
    ["a page in no group", (copy) => copy.groups[0]?.pages.pop(), "is in no group"],
    ["a word twice", (copy) => page(copy, "trains").words.push("visa"), 'the word "visa"'],
    [
      "a page related to none",
      (copy) => page(copy, "trains").related.push("atlantis"),
      'related to "atlantis"',
    ],
  ])("%s", (_, change, says) => {
    expect(findHandbookFaults(spoil(change), catalogue).join("\n")).toContain(says);
  });

  test("a state without its law on alcohol, and an age where it is forbidden", () => {
    const faults = findAlcoholFaults(
      { ...handbook, alcohol: handbook.alcohol.slice(1).map((law) => ({ ...law, age: 21 })) },
      catalogue,
    );
    expect(faults).toContain(`alcohol: nothing of ${handbook.alcohol[0]?.state}`);
    expect(faults).toContain("alcohol: bihar forbids it, and has an age");
  });

  test("a holiday of the moon that is called sure, and one of another year", () => {
    const faults = findHolidayFaults(
      spoil((copy) => {
        for (const { days } of copy.holidays) for (const day of days ?? []) day.provisional = false;
        Object.assign(copy.holidays[0]?.days?.[1] ?? {}, { day: "2028-01-26" });
      }),
      catalogue,
    );
    expect(faults).toContain("holidays: Republic Day: 2028-01-26 is not in 2027");
    expect(faults).toContain("holidays: Mahavir Jayanti: 2027-04-19 is not announced yet");
  });

  test("a page without a summary or with a foreign field", () => {
    const { summary: _, ...rest } = page(handbook, "trains");
    expect(HandbookPage.safeParse(rest).success).toBe(false);
    expect(HandbookPage.safeParse({ ...page(handbook, "trains"), reviewed: true }).success).toBe(
      false,
    );
  });
});
