import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { ZodType, z } from "zod";
import { Base } from "#contract/content/base.ts";
import { Leg } from "#contract/content/leg.ts";
import { Sight } from "#contract/content/sight.ts";
import { Ticket } from "#contract/content/ticket.ts";
import type { Language } from "#contract/languages.ts";
import { firstLanguage, followInLanguages, keepMade, layOverList } from "../overrides/layers.ts";
import { readTranslations, translate } from "../translations.ts";

/** Where it was read: file, and for sights and bases the state that the file is named after. */
type Filed = { file: string; state: string };
/** Its name in English where it is shown in another language: by that it is compared with others. */
type Called = Filed & { called?: string };

export type PlacedSight = Sight & Called;
export type PlacedBase = Base & Called;
export type PlacedLeg = Leg & { file: string };

export type Places = {
  sights: PlacedSight[];
  bases: PlacedBase[];
  legs: PlacedLeg[];
  /** What opens several sights. */
  tickets: Ticket[];
  /** What could not be read, a line each: what is listed above is sound in itself. */
  faults: string[];
};

const content = join(import.meta.dirname, "../../../content");

/**
 * Reads `content/sights`, `content/bases` and `content/legs`, file after file, and keeps what has its
 * shape: a broken entry is a line among the faults, so that all faults can be mended at once.
 */
export function readPlaces(folder = content): Places {
  const faults: string[] = [];
  const read = <T extends object>(room: string, shape: ZodType<T>) =>
    listFiles(join(folder, room)).flatMap((name) => {
      const file = `${room}/${name}.json`;
      return readItems(join(folder, file)).flatMap((item, index) => {
        if (typeof item === "string") return report(faults, `${file}: ${item}`);
        const parsed = shape.safeParse(item);
        if (parsed.success) return [{ ...parsed.data, file, state: name }];
        for (const issue of parsed.error.issues)
          report(faults, `${file}: ${nameOf(item, index)}: ${sayIssue(issue)}`);
        return [];
      });
    });
  return {
    sights: read("sights", Sight),
    bases: read("bases", Base),
    legs: read("legs", Leg),
    tickets: readTickets(join(folder, "tickets.json"), faults),
    faults,
  };
}

function readTickets(path: string, faults: string[]): Ticket[] {
  return readItems(path).flatMap((item, index) => {
    if (typeof item === "string") return report(faults, `tickets.json: ${item}`);
    const parsed = Ticket.safeParse(item);
    if (parsed.success) return [parsed.data];
    for (const issue of parsed.error.issues)
      report(faults, `tickets.json: ${nameOf(item, index)}: ${sayIssue(issue)}`);
    return [];
  });
}

/** The files of the three folders, in order. */
const listPlaceFiles = (): string[] =>
  ["sights", "bases", "legs"].flatMap((room) =>
    listFiles(join(content, room)).map((name) => `${room}/${name}.json`),
  );

/** Places, and the files that they were read from. */
type Prepared = { files: string[]; places: Places };

/** All places, read and checked: for the build, which keeps them for the next starts. */
export const listPlaces = (): Prepared => ({ files: listPlaceFiles(), places: getPlaces() });

let prepared: string | null = null;

/** A file of what `listPlaces` gave; whoever says so knows that the content's files are as they were. */
export function preparePlaces(file: string): void {
  prepared = file;
}

/** Null: there is none, or a file of the content has come or gone. */
function readPrepared(): Places | null {
  if (prepared === null) return null;
  const { files, places }: Prepared = JSON.parse(readFileSync(prepared, "utf8"));
  return isDeepStrictEqual(files, listPlaceFiles()) ? places : null;
}

let shipped: Places | null = null;

/** With the file and state that an item was read from, which its shape does not have. */
const acceptFiled =
  <T extends object>(shape: ZodType<T>) =>
  (value: unknown): (T & Filed) | null => {
    const { file, state, ...rest } = value as Filed;
    const parsed = shape.safeParse(rest);
    return parsed.success ? { ...parsed.data, file, state } : null;
  };

const readNow = keepMade((): Places => {
  shipped ??= readPrepared() ?? readPlaces();
  const { sights, bases, legs, tickets, faults } = shipped;
  if (faults.length > 0) throw new Error(`content/${faults[0]}`);
  return {
    sights: [...layOverList("sights", sights, ({ id }) => id, acceptFiled(Sight))],
    bases: [...layOverList("bases", bases, ({ id }) => id, acceptFiled(Base))],
    legs,
    tickets,
    faults,
  };
});

/** Each file's translation lies beside it, `content/hi/sights/goa.json`. */
function translateFiled<T extends { file: string }>(items: readonly T[], language: Language): T[] {
  const byFile = Map.groupBy(items, ({ file }) => file);
  return [...byFile].flatMap(
    ([file, list]) => translate(list, readTranslations(file, language)) as T[],
  );
}

const translateCalled = <T extends Called & { name: string }>(
  items: readonly T[],
  language: Language,
): T[] =>
  translateFiled(items, language).map((item, index) => {
    const called = items[index]?.name;
    return called === undefined || called === item.name ? item : { ...item, called };
  });

/**
 * The places of a language, which a process reads once, with what is published over them now: in English first, so
 * that a translation of another text than stands there now is not shown. @throws Error naming the first fault
 */
export const getPlaces = followInLanguages((language): Places => {
  const own = readNow();
  if (language === firstLanguage) return own;
  return {
    sights: translateCalled(own.sights, language),
    bases: translateCalled(own.bases, language),
    legs: translateFiled(own.legs, language),
    tickets: translate(own.tickets, readTranslations("tickets.json", language)) as Ticket[],
    faults: own.faults,
  };
});

/** "delhi – agra by train": how a leg is spoken of in a fault. */
export const nameLeg = ({ from, to, mode }: Pick<Leg, "from" | "to" | "mode">) =>
  `${from} – ${to} by ${mode}`;

const report = (faults: string[], line: string): never[] => {
  faults.push(line);
  return [];
};

const listFiles = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length))
    .sort();

function readItems(path: string): (object | string)[] {
  try {
    const items: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Array.isArray(items) ? items : ["is not a list"];
  } catch (error) {
    return [`is not JSON: ${(error as Error).message}`];
  }
}

function nameOf(item: object, index: number): string {
  const { id, from, to } = item as Record<string, unknown>;
  return typeof id === "string" ? id : from ? `${from} – ${to}` : `entry ${index + 1}`;
}

function sayIssue(issue: z.core.$ZodIssue): string {
  const where = issue.path.join(".");
  return where ? `${where}: ${issue.message}` : issue.message;
}
