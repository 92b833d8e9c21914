import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { HandbookBlock, HandbookPage, HandbookSection } from "#contract/content/handbook.ts";
import type { Catalogue } from "#server/content/catalogue.ts";
import type { Handbook } from "#server/content/handbook/read-handbook.ts";
import { listAddresses } from "#server/content/sitemap.ts";

const folder = join(import.meta.dirname, "../handbook");

/** A sum, or a number of something: what a law or a price list says, and advice does not. */
const figure =
  /₹\s?\d|\b\d[\d,.]*\s?(?:days?|hours?|weeks?|months?|years?|km|kg|mg|ml|metres|rupees|per cent|°C)\b|\b\d{3,}\b/;

const textsOf = (block: HandbookBlock): readonly string[] => {
  if (typeof block === "string") return [block];
  if ("list" in block) return block.list;
  if ("steps" in block) return block.steps;
  // Words of another language state no rule.
  return "table" in block && !block.table.lang ? block.table.rows.flat() : [];
};

function findStandingFaults(page: HandbookPage, section: HandbookSection): string[] {
  const { source, unverified, check = [] } = section;
  const told = section.blocks.flatMap(textsOf).find((text) => figure.test(text));
  return [
    ...(unverified && check.length === 0
      ? ['is unverified: name in "check" who can confirm it']
      : []),
    ...(!unverified && check.length > 0 ? ['has "check", so it is "unverified" too'] : []),
    ...(!unverified && !source && told ? [`is called advice, but gives figures: "${told}"`] : []),
    ...check.filter((key) => !page.authorities[key]).map((key) => `has no authority "${key}"`),
  ];
}

function findBlockFaults({ blocks }: HandbookSection): string[] {
  return blocks.flatMap((block) => {
    if (typeof block === "string" || !("table" in block)) return [];
    const { caption, columns, rows } = block.table;
    return rows
      .filter((row) => row.length !== columns.length)
      .map((row) => `${caption}: "${row[0]}" has ${row.length} of ${columns.length} cells`);
  });
}

const findTwice = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Pages without a group or with a dead link, and rules of which nobody is named who can confirm them. */
export function findHandbookFaults({ groups, pages }: Handbook, catalogue: Catalogue): string[] {
  const addresses = new Set(listAddresses(catalogue));
  const slugs = groups.flatMap((group) => group.pages);
  const files = readdirSync(folder).map((name) => name.replace(/\.json$/, ""));
  const partsOf = new Map(
    pages.map(({ slug, sections }) => [`/handbook/${slug}`, sections.map((one) => one.slug)]),
  );
  const leads = (path: string) => {
    const [address = "", part] = path.split("#");
    return addresses.has(address) && (!part || partsOf.get(address)?.includes(part));
  };
  return [
    ...files.filter((name) => !slugs.includes(name)).map((name) => `${name}: is in no group`),
    ...findTwice(slugs).map((slug) => `${slug}: is in two groups`),
    ...findTwice(pages.flatMap(({ words }) => words.map((word) => word.toLowerCase()))).map(
      (word) => `the word "${word}" leads to two pages`,
    ),
    ...findTwice(pages.map(({ title }) => title)).map((title) => `two pages are called "${title}"`),
    ...pages.flatMap((page) => {
      const used = new Set(page.sections.flatMap(({ check = [] }) => check));
      return [
        ...findTwice(page.sections.map(({ slug }) => slug)).map((slug) => `"${slug}" stands twice`),
        ...page.related
          .filter((slug) => slug === page.slug || !slugs.includes(slug))
          .map((slug) => `is related to "${slug}"`),
        ...Object.keys(page.authorities)
          .filter((key) => !used.has(key))
          .map((key) => `nobody asks the authority "${key}"`),
        ...page.sections.flatMap((section) =>
          [
            ...findStandingFaults(page, section),
            ...findBlockFaults(section),
            ...(section.links ?? [])
              .filter(({ path }) => !leads(path))
              .map(({ path }) => `links to ${path}, which is no page or part`),
          ].map((fault) => `${section.slug}: ${fault}`),
        ),
      ].map((fault) => `handbook/${page.slug}: ${fault}`);
    }),
  ];
}

/** States that are missing, stand twice or are none, and ages where nothing is sold. */
export function findAlcoholFaults({ alcohol }: Handbook, { states }: Catalogue): string[] {
  const told = alcohol.map(({ state }) => state);
  const known = states.map(({ slug }) => slug);
  return [
    ...known.filter((slug) => !told.includes(slug)).map((slug) => `alcohol: nothing of ${slug}`),
    ...told.filter((slug) => !known.includes(slug)).map((slug) => `alcohol: no state "${slug}"`),
    ...findTwice(told).map((slug) => `alcohol: ${slug} stands twice`),
    ...alcohol
      .filter(({ law, age }) => law === "prohibited" && age !== null)
      .map(({ state }) => `alcohol: ${state} forbids it, and has an age`),
    ...alcohol
      .filter(({ source, unverified }) => !source && !unverified)
      .map(({ state }) => `alcohol: ${state} has no standing`),
  ];
}

/** The years of which the handbook tells the holidays. */
const years = [2026, 2027, 2028];

/** Its day is written in the rule, or follows Easter. */
const isSure = (rule: string) => /^Fixed|Easter/.test(rule);

/** Holidays without their days, with a day of another year, or sure where only the moon knows. */
export function findHolidayFaults({ holidays }: Handbook, catalogue: Catalogue): string[] {
  return holidays.flatMap(({ name, rule, festival, days, source, unverified }) => {
    const say = (fault: string) => [`holidays: ${name}: ${fault}`];
    if (!source && !unverified) return say("has no standing");
    if ((festival === undefined) === (days === undefined)) return say('write "festival" or "days"');
    if (festival) return catalogue.find("festivals", festival) ? [] : say(`no page "${festival}"`);
    return (days ?? []).flatMap(({ day, provisional }, index) => {
      const year = years[index] ?? 0;
      if (Number(day.slice(0, 4)) !== year) return say(`${day} is not in ${year}`);
      if (isSure(rule) && provisional) return say(`${day} is fixed`);
      return !isSure(rule) && year > 2026 && !provisional ? say(`${day} is not announced yet`) : [];
    });
  });
}
