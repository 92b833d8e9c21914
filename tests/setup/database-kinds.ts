import { basename } from "node:path";
import { slowOr } from "./slow-or.ts";

export const databaseKinds = ["pglite", "postgres"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/**
 * The databases on which a file's tests run: both by `npm run test:slow`. In every `npm test` one of the two, by the
 * file's name: it is the same PostgreSQL, and both drivers are gone through by half of the features each. What is about
 * the databases themselves (server/db, backups, moves) runs on both always.
 * @param file `import.meta.url` of the test
 */
export function databasesOf(file: string): readonly DatabaseKind[] {
  const letters = [...basename(file)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return slowOr<readonly DatabaseKind[]>(databaseKinds, [
    letters % 2 === 0 ? "pglite" : "postgres",
  ]);
}
