import { z } from "zod/mini";
import { Plannable } from "./plannable.ts";

/**
 * A list of records as columns: what stands together is alike, and packs to two thirds. A column is one of
 * - an array with a value for each record, null where there is none;
 * - a text with a line for each, empty where there is none;
 * - `values`, those that occur, and `codes`, a letter for each record: where they are few;
 * - `sparse`, where few have one: how many records on, and what it is, in turns.
 */
export const PackedColumn = z.union([
  z.array(z.unknown()),
  z.string(),
  z.object({ values: z.array(z.unknown()), codes: z.string() }),
  z.object({ sparse: z.array(z.unknown()) }),
]);
export const PackedColumns = z.record(z.string(), PackedColumn);

const { tickets, holidays, ramadan, regions, airports } = Plannable.shape;

/**
 * The facts as a browser's planner gets them: all that a search reads, of the whole country, without the texts
 * that a trip shows. Those lie in parts, a state's in one, and are fetched once a trip is known that shows them.
 */
export const PackedFacts = z.object({
  /** Of the facts as a whole, as a trip names them. */
  hash: z.string(),
  /** By state: its part, `kerala-` and letters that say what it says. */
  parts: z.record(z.string(), z.string()),
  /** Of bases, sights, legs, festivals and hours. */
  counts: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  bases: PackedColumns,
  sights: PackedColumns,
  legs: PackedColumns,
  festivals: PackedColumns,
  hours: PackedColumns,
  /** Those that sights have, which name them by letters. */
  interests: z.array(z.string()),
  tickets,
  holidays,
  ramadan,
  regions,
  airports,
});

/** Texts of a part, in the order of the facts that show them. */
export const FactTexts = z.array(z.string());

/** What the planner's page fetches: the facts, the texts of a part, or those of all parts by their names. */
export const PlannerFile = z.union([PackedFacts, FactTexts, z.record(z.string(), FactTexts)]);

export type PackedColumns = z.infer<typeof PackedColumns>;
export type PackedColumn = z.infer<typeof PackedColumn>;
export type PackedFacts = z.infer<typeof PackedFacts>;
export type FactTexts = readonly string[];
