import { createHash } from "node:crypto";
import type { z } from "zod";
import { Base } from "#contract/content/base.ts";
import { HandbookPage } from "#contract/content/handbook.ts";
import { Journey } from "#contract/content/journey.ts";
import { PlacePicture } from "#contract/content/own-picture.ts";
import { Sight } from "#contract/content/sight.ts";
import type { ValuePart } from "#contract/wire/corrections.ts";
import { addressOf } from "#server/content/addresses.ts";
import { getCatalogue, type ListName, listNames, lists } from "#server/content/catalogue.ts";
import { getHandbook } from "#server/content/handbook/read-handbook.ts";
import { getJourneys } from "#server/content/journeys/read-journeys.ts";
import { keepMade, withShipped } from "#server/content/overrides/layers.ts";
import { findOwn } from "#server/content/own-pictures.ts";
import { findPageAddress, findSightAddress } from "#server/content/places/page-of-sight.ts";
import { getPlaces } from "#server/content/places/read-places.ts";
import { getStaticPages, textPages } from "#server/content/static-pages.ts";

/** A thing of the content whose fields the office may change. */
export type Editable = {
  kind: string;
  item: string;
  name: string;
  /** Its page; null where it has none. */
  path: string | null;
  /** As it is in the layer that was asked. */
  value: Readonly<Record<string, unknown>>;
};

type Shape = z.ZodObject<z.ZodRawShape>;

/** The shapes of what can be changed, by kind. */
const shapes = {
  ...lists,
  sights: Sight,
  bases: Base,
  handbook: HandbookPage,
  journeys: Journey,
  pictures: PlacePicture,
  ...textPages,
} as unknown as Readonly<Record<string, Shape>>;

/** What other things hang on: where it lies, what it is joined to, how it is drawn. */
const fixed = new Set(
  "id slug picture page base state states region beside city coordinates kind tab leads related authorities wish worldHeritage worth fame terrain source checked unverified weather begins mostRoad".split(
    " ",
  ),
);
const fixedOf: Record<string, readonly string[]> = { journeys: ["days", "month"] };

/** The fields of a kind that can be changed, in the order of its shape; none for what is no kind. */
export const listFields = (kind: string): string[] =>
  (Object.hasOwn(shapes, kind) ? Object.keys(shapes[kind]?.shape ?? {}) : []).filter(
    (field) => !fixed.has(field) && !fixedOf[kind]?.includes(field),
  );

export const shapeOf = (kind: string): Shape | undefined =>
  Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;

type Part = { type: string; unwrap?(): Part; shape?: Record<string, Part> };

/** What stands within what may be absent or null; a list's `unwrap` is its items and no wrapping. */
function unwrap(part: Part | undefined): Part | undefined {
  let inner = part;
  while (inner?.unwrap && inner.type !== "array") inner = inner.unwrap();
  return inner;
}
const partOf = (kind: string, field: string) =>
  unwrap(shapeOf(kind)?.shape[field] as unknown as Part | undefined);

/** Whether a field is a group of facts that says where it was read. */
export function hasProvenance(kind: string, field: string): boolean {
  const shape = partOf(kind, field)?.shape;
  return shape !== undefined && "source" in shape && "checked" in shape;
}

/** The texts and numbers that a group is made of, for who has to write one anew. */
export function listParts(kind: string, field: string): ValuePart[] {
  return Object.entries(partOf(kind, field)?.shape ?? {}).flatMap(([name, part]): ValuePart[] => {
    const type = unwrap(part)?.type;
    if (["source", "checked", "unverified"].includes(name)) return [];
    if (type !== "string" && type !== "enum" && type !== "number") return [];
    const needed = part.type !== "optional";
    return [{ name, type: type === "number" ? "number" : "text", needed }];
  });
}

const listPath: Partial<Record<ListName, (item: { slug: string }) => string>> = {
  regions: ({ slug }) => addressOf.region(slug),
  states: (item) => addressOf.state(item as { slug: string; region: string }),
  attractions: ({ slug }) => addressOf.attraction(slug),
  experiences: ({ slug }) => addressOf.experience(slug),
  festivals: ({ slug }) => addressOf.festival(slug),
  themes: ({ slug }) => addressOf.theme(slug),
  treks: ({ slug }) => addressOf.trek(slug),
};

/** The pictures that pages of places have, each once, with what stands in its place. */
function listPictures(): Editable[] {
  const catalogue = getCatalogue();
  const found = new Map<string, Editable>();
  for (const kind of listNames)
    for (const value of catalogue[kind]) {
      const slug = (value as { picture?: string }).picture;
      if (!slug || found.has(slug)) continue;
      const pathOf = listPath[kind] ?? (({ slug: name }) => addressOf.destination(name));
      found.set(slug, {
        kind: "pictures",
        item: slug,
        name: value.name,
        path: pathOf(value),
        value: { slug, own: findOwn(slug) },
      });
    }
  return [...found.values()];
}

function listNow(): Editable[] {
  const catalogue = getCatalogue();
  const places = getPlaces();
  const pages = getStaticPages();
  return [
    ...listNames.flatMap((kind) =>
      catalogue[kind].map((value) => ({
        kind,
        item: value.slug,
        name: value.name,
        path: (listPath[kind] ?? (({ slug }) => addressOf.destination(slug)))(value),
        value,
      })),
    ),
    ...places.sights.map(({ file: _, ...value }) => ({
      kind: "sights",
      item: value.id,
      name: value.name,
      path: findSightAddress(places, catalogue, value.id),
      value,
    })),
    ...places.bases.map(({ file: _, ...value }) => ({
      kind: "bases",
      item: value.id,
      name: value.name,
      path: findPageAddress(catalogue, value.page),
      value,
    })),
    ...getHandbook().pages.map((value) => ({
      kind: "handbook",
      item: value.slug,
      name: value.title,
      path: addressOf.handbook(value.slug),
      value,
    })),
    ...getJourneys().map((value) => ({
      kind: "journeys",
      item: value.slug,
      name: value.name,
      path: addressOf.journey(value.slug),
      value,
    })),
    ...listPictures(),
    { kind: "home", item: "home", name: "Home page", path: "/", value: pages.home },
    { kind: "about", item: "about", name: "About us", path: "/about", value: pages.about },
    { kind: "faqs", item: "faqs", name: "Questions and answers", path: "/faqs", value: pages.faqs },
    { kind: "terms", item: "terms", name: "Terms", path: "/terms", value: pages.terms },
    { kind: "privacy", item: "privacy", name: "Privacy", path: "/privacy", value: pages.privacy },
  ];
}

const readNow = keepMade(() => {
  const all = listNow();
  return {
    all,
    byKey: new Map(all.map((one) => [`${one.kind}/${one.item}`, one])),
    // An attraction's own page before the sight that it is about, a town's before its base.
    byPath: new Map(all.toReversed().flatMap((one) => (one.path ? [[one.path, one]] : []))),
  };
});

export const listEditable = (): readonly Editable[] => readNow().all;

export const findEditable = (kind: string, item: string): Editable | null =>
  readNow().byKey.get(`${kind}/${item}`) ?? null;

/** What a page is about. */
export const findByPath = (path: string): Editable | null => readNow().byPath.get(path) ?? null;

/** The same as it was shipped; null for what this version of the site does not have. */
export const findShipped = (kind: string, item: string): Editable | null =>
  withShipped(() => findEditable(kind, item));

/** Things of other kinds on the same page: an attraction's sight, a city's base. */
export const listBeside = ({ kind, item, path }: Editable): Editable[] =>
  path === null
    ? []
    : listEditable().filter(
        (one) => one.path === path && !(one.kind === kind && one.item === item),
      );

/** What a value says, in a few letters: whether a later version ships another one. */
export const hashValue = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value) ?? "absent")
    .digest("base64url")
    .slice(0, 22);
