import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plannable } from "#contract/content/plannable.ts";

/** The planner's facts, compiled by the build, and the files beside the places that they were made of. */
export type PreparedFacts = {
  /** Name below `content/`, and what it said. */
  files: [name: string, hash: string][];
  facts: Plannable;
};

const content = join(import.meta.dirname, "../../../content");

/** What a file of the content says, in a few letters. */
export const hashContentFile = (name: string): string =>
  createHash("sha256")
    .update(readFileSync(join(content, name)))
    .digest("base64url")
    .slice(0, 16);

/** Null where the content says something else since. Whoever has `file` knows that the places are as they were. */
export function readPreparedFacts(file: string): Plannable | null {
  const { files, facts }: PreparedFacts = JSON.parse(readFileSync(file, "utf8"));
  return files.every(([name, hash]) => hashContentFile(name) === hash) ? facts : null;
}

/** Files that the build has made for the planning thread. */
export type PreparedThread = { program: string; facts: string };

let prepared: PreparedThread | null = null;

/** Before the thread starts. */
export function preparePlanThread(folder: string): void {
  prepared = { program: join(folder, "plan-thread.js"), facts: join(folder, "facts.json") };
}

export const findPreparedThread = (): PreparedThread | null => prepared;
