import { dirname, join, normalize } from "node:path";

/** Which tests a change calls for at once: those that were changed, and those that import what was. */

const imports = /(?:from|import)\s*\(?\s*"([^"]+)"/g;
const isTest = (path) => /\.test\.tsx?$/.test(path);
/** A test beside its subject that reads it as text, or starts it, imports it not. */
const besides = (path) => path.replace(/\.(component\.test|test)?\.?(tsx?|mjs)$/, "");

/** The file that an import means, in the repository; null for a package. */
export function resolveImport(from, specifier) {
  const [path] = specifier.split("?");
  if (path.startsWith("#")) return normalize(path.slice(1));
  if (path.startsWith(".")) return normalize(join(dirname(from), path));
  return null;
}

/**
 * @param {string[]} changed paths below the repository's root
 * @param {string[]} files all that the repository has
 * @param {(path: string) => string} read
 * @returns {string[]} tests of Vitest, sorted; journeys in the browser take longer and are not among them
 */
export function listChangedTests(changed, files, read) {
  const wanted = new Set(changed);
  const subjects = new Set(changed.filter((path) => !isTest(path)).map(besides));
  return files
    .filter(isTest)
    .filter((path) => {
      if (wanted.has(path) || subjects.has(besides(path))) return true;
      const needs = [...read(path).matchAll(imports)].map(([, name]) => resolveImport(path, name));
      return needs.some((one) => one !== null && wanted.has(one));
    })
    .toSorted();
}
