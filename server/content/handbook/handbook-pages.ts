import type {
  Authority,
  HandbookBlock,
  HandbookPage,
  HandbookSection,
} from "#contract/content/handbook.ts";
import { addressOf } from "../addresses.ts";
import { readHeadScene, scenePageOf } from "../pages/head-scenes.ts";
import type { PageSource } from "../pages/page-source.ts";
import { findReading, type Reading } from "../places/standing.ts";
import { type HandbookTableView, makeTable } from "./made-tables.ts";
import { getHandbook } from "./read-handbook.ts";

export type HandbookIndex = ReturnType<typeof readHandbookIndex>;
export type HandbookView = NonNullable<ReturnType<typeof readHandbookPage>>;

export type HandbookBlockView =
  | { kind: "text"; text: string }
  | { kind: "list" | "steps"; lines: readonly string[] }
  | HandbookTableView;

const linkOf = ({ slug, title }: HandbookPage) => ({ to: addressOf.handbook(slug), name: title });

/** `/handbook`: its parts with their pages, and the words by which they are looked for, in alphabetical order. */
export function readHandbookIndex(source: PageSource) {
  const { groups, pages } = getHandbook(source.language);
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  return {
    scene: readHeadScene(source, "handbook"),
    groups: groups.map(({ slug, title, line, pages: slugs }) => ({
      slug,
      title,
      line,
      pages: slugs.flatMap((one) => {
        const page = bySlug.get(one);
        return page ? [{ ...linkOf(page), line: page.summary }] : [];
      }),
    })),
    words: pages
      .flatMap((page) => page.words.map((word) => ({ word, to: addressOf.handbook(page.slug) })))
      .sort((a, b) =>
        a.word.localeCompare(b.word, source.language ?? "en", { sensitivity: "base" }),
      ),
  };
}

/** `/handbook/<slug>`; null where there is no such page. */
export function readHandbookPage(source: PageSource, slug: string) {
  const handbook = getHandbook(source.language);
  const { groups, pages } = handbook;
  const page = pages.find((one) => one.slug === slug);
  const group = groups.find((one) => one.pages.includes(slug));
  if (!page || !group) return null;
  const viewBlock = (block: HandbookBlock): HandbookBlockView => {
    if (typeof block === "string") return { kind: "text", text: block };
    if ("list" in block) return { kind: "list", lines: block.list };
    if ("steps" in block) return { kind: "steps", lines: block.steps };
    if ("table" in block) return { kind: "table", ...block.table };
    return makeTable(source.catalogue, handbook, block.show);
  };
  return {
    slug,
    title: page.title,
    summary: page.summary,
    group: group.title,
    scene: readHeadScene(source, scenePageOf(group.slug)),
    short: page.short,
    sections: page.sections.map((section) => ({
      slug: section.slug,
      title: section.title,
      blocks: section.blocks.map(viewBlock),
      links: section.links ?? [],
      standing: readStanding(page, section),
    })),
    authorities: Object.values(page.authorities),
    related: page.related.flatMap((one) => {
      const other = pages.find((each) => each.slug === one);
      return other ? [linkOf(other)] : [];
    }),
  };
}

type Standing =
  | ({ kind: "read" } & NonNullable<Reading>)
  | { kind: "unverified"; check: readonly Pick<Authority, "name" | "url">[] };

/** Where a section's rules and figures come from; null for advice, which has none. */
function readStanding(page: HandbookPage, section: HandbookSection): Standing | null {
  const { unverified, check = [] } = section;
  const reading = findReading(section);
  if (reading) return { kind: "read", ...reading };
  if (!unverified) return null;
  return {
    kind: "unverified",
    check: check.flatMap((key) => {
      const found = page.authorities[key];
      return found ? [{ name: found.name, url: found.url }] : [];
    }),
  };
}
