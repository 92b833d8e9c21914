import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** As long as a tab lives, and what a disk gives for it: the oldest go first. */
export const keeps = { days: 14, bytes: 128 * 1024 * 1024 };

const assetsOf = (folder) => join(folder, "client/assets");
const listOf = (folder) => join(folder, "retired-assets.json");

/** Files of former builds that a build has taken over: the day and hour each went out of use, by its name. */
function readRetired(folder) {
  try {
    return JSON.parse(readFileSync(listOf(folder), "utf8"));
  } catch {
    // None yet, or half a one: what lies there counts as going out of use today.
    return {};
  }
}

const listFiles = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Takes the scripts and styles of the former build, and what that had taken over, into the next one: a
 * page that is open still fetches its parts by their names. A name says what is in the file, so what the
 * next build has itself is the same.
 * @param {string} former folder of a build
 * @param {string} next folder of the one that takes its place
 * @param {Date} [now]
 */
export function keepRetired(former, next, now = new Date()) {
  const known = readRetired(former);
  const own = new Set(listFiles(assetsOf(next)));
  const oldest = now.getTime() - keeps.days * 24 * 3_600_000;
  const retired = listFiles(assetsOf(former))
    .filter((name) => !own.has(name))
    .map((name) => ({ name, at: known[name] ?? now.toISOString() }))
    .filter(({ at }) => Date.parse(at) > oldest)
    .sort((a, b) => b.at.localeCompare(a.at));
  const kept = {};
  let held = 0;
  for (const { name, at } of retired) {
    const path = join(assetsOf(former), name);
    held += statSync(path).size;
    if (held > keeps.bytes) break;
    cpSync(path, join(assetsOf(next), name), { preserveTimestamps: true });
    kept[name] = at;
  }
  writeFileSync(listOf(next), JSON.stringify(kept));
}

// For a build that was made elsewhere: node scripts/keep-retired.mjs <folder of the former build> <of the next>
const [, script, former, next] = process.argv;
if (script && import.meta.filename === script && former && next) keepRetired(former, next);
