import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vitest/config";
import { mutants } from "./all.ts";
import { breakRule } from "./mutant.ts";

/**
 * Loads one file with its rule broken: the checkout itself is never touched, so that nothing has to be
 * put back. `name` undefined, as in every usual run: nothing is broken. `sign`: a file that is written
 * when the broken rule is really loaded. @throws Error when there is no such mutant
 */
export function plantMutant(name: string | undefined, sign: string | undefined): Plugin[] {
  if (!name) return [];
  const mutant = mutants.find((one) => one.name === name);
  if (!mutant) throw new Error(`There is no mutant called "${name}".`);
  const path = join(import.meta.dirname, "../..", mutant.file);
  const isBroken = (id: string) => id.split("?")[0] === path;
  return [
    {
      name: "plant-mutant",
      enforce: "pre",
      // The tests keep what they have transformed for the next run: the broken file is not.
      configureVitest({ defineCacheKeyGenerator }) {
        defineCacheKeyGenerator(({ id }) => (isBroken(id) ? false : undefined));
      },
      async load(id) {
        if (!isBroken(id)) return null;
        if (sign) await writeFile(sign, "");
        return breakRule(mutant, await readFile(path, "utf8"));
      },
    },
  ];
}
