import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartError } from "#server/errors/start-error.ts";

/** What a backup says of itself; written last: without it the folder is none. */
const Manifest = z.object({
  /** 2: its files are sealed; a version that knows of no seals refuses it as another kind. */
  format: z.union([z.literal(1), z.literal(2)]),
  at: z.string(),
  /** Number of the last migration that the rows are of. */
  migration: z.int(),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: z.string() })),
  files: z.object({
    count: z.int(),
    bytes: z.int(),
    /** Keys whose bytes were gone while they were copied. */
    missing: z.array(z.string()),
  }),
});
export type Manifest = z.infer<typeof Manifest>;

export const isSealed = ({ format }: Pick<Manifest, "format">): boolean => format === 2;

export const manifestName = "manifest.json";
/** What stands behind the name of a sealed file. */
const mark = (sealed: boolean) => (sealed ? ".age" : "");
export const tableFile = (name: string, sealed = false): string =>
  join("tables", `${name}.jsonl.gz${mark(sealed)}`);
/** Where an uploaded file lies, by its key. */
export const objectFile = (key: string, sealed = false): string =>
  join("files", `${key}${mark(sealed)}`);

/** The backup cannot be used; its message is for the operator. */
export class BackupError extends StartError {
  override name = "BackupError";
}

/** @throws BackupError when the folder is no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), "utf8").catch(() => null);
  if (text === null) throw new BackupError(`${folder} is no backup: it has no ${manifestName}.`);
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupError(`${folder} is a backup of another kind.`);
  return parsed.data;
}
