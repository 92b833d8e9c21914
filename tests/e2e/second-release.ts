import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { languages, tripWorkerOf } from "#contract/languages.ts";
import { releaseHeader } from "#contract/release.ts";
import { keepRetired } from "../../scripts/keep-retired.mjs";
import { type Site, type SiteOptions, startSite } from "./fixtures.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");

/** A checkout with the next build: every file that the browser is sent has another name. */
export type Release = { root: string; version: string; former: string; remove(): Promise<void> };

const turn = (hash: string) => [...hash].reverse().join("");
/** `shell-CTeWlYAt.js`, in Hindi `shell-CTeWlYAt.hi.js`. */
const hashed = /([\w.~-]+)-([\w-]{8})((?:\.[a-z]{2})?\.\w+)/g;

/** Which build stands in a folder, as it names itself. */
async function readVersion(build: string): Promise<string> {
  const names = await readdir(join(build, "client/assets"));
  const text = await readFile(join(build, "server/index.js"), "utf8");
  const parts = await readdir(join(build, "server/assets"));
  const own = parts.map((name) => readFile(join(build, "server/assets", name), "utf8"));
  const all = [text, ...(await Promise.all(own))].join("");
  const found = names.find((name) => /^manifest-\w+\.js$/.test(name) && all.includes(name));
  return /-(\w+)\./.exec(found ?? "")?.[1] ?? "";
}

/** Takes away what the build has from former ones, and what files are packed as. */
async function strip(build: string): Promise<void> {
  const assets = join(build, "client/assets");
  const list = await readFile(join(build, "retired-assets.json"), "utf8").catch(() => "{}");
  const retired = Object.keys(JSON.parse(list) as object);
  const packed = (await readdir(assets)).filter((name) => /\.(br|gz)$/.test(name));
  for (const name of new Set([...retired, ...packed]))
    await rm(join(assets, name), { force: true });
  await rm(join(build, "retired-assets.json"), { force: true });
}

/** Gives each asset another name, and names it so wherever it is named. */
async function rename(build: string): Promise<string> {
  const former = await readVersion(build);
  const version = turn(former);
  const assets = join(build, "client/assets");
  const names = new Set(await readdir(assets));
  const nameAnew = (name: string) =>
    name.replace(hashed, (_, stem, hash, kind) => `${stem}-${turn(hash)}${kind}`);
  const server = await readdir(join(build, "server"));
  const texts = [
    ...[...names].filter((name) => /\.(js|css)$/.test(name)).map((name) => join(assets, name)),
    ...(await readdir(join(build, "server/assets"))).map((name) =>
      join(build, "server/assets", name),
    ),
    ...server
      .filter((name) => /\.(js|json)$/.test(name))
      .map((name) => join(build, "server", name)),
    ...languages.map((language) => join(build, "client", tripWorkerOf(language))),
  ];
  for (const path of texts) {
    const text = await readFile(path, "utf8");
    const anew = text
      .replace(hashed, (name) => (names.has(name) ? nameAnew(name) : name))
      .replace(new RegExp(`(["'\`])${former}\\1`, "g"), `$1${version}$1`);
    // Another file in its place: the bytes are shared with the first build's.
    if (anew === text) continue;
    await rm(path);
    await writeFile(path, anew);
  }
  for (const name of names)
    if (nameAnew(name) !== name)
      await run("mv", [join(assets, name), join(assets, nameAnew(name))]);
  return version;
}

/**
 * The server runs its bundle whatever has been edited since the build: from the sources, which are the first's by
 * links, it would find the first's build, and be no other release. @throws where nothing has been built
 */
async function runFromBundle(build: string): Promise<void> {
  const list = join(build, "server/process/sources.json");
  // Another file in its place: its bytes are shared with the first build's.
  await rm(list);
  await writeFile(list, "[]");
}

/** The next release beside the first. @throws where it is not the next one that answers */
export async function startBeside(
  next: Release,
  first: Site,
  env: NonNullable<SiteOptions["env"]>,
): Promise<Site> {
  const site = await startSite({ beside: first, root: next.root, env });
  const answer = await fetch(`${site.url}/healthz`);
  const release = answer.headers.get(releaseHeader);
  if (release === next.version) return site;
  await site.stop();
  throw new Error(`the next release is ${next.version}, and ${release} answers`);
}

/**
 * Makes the second of two releases out of the first without building: the same pages under other names, so
 * that nothing of the first is there but what is kept of former builds.
 */
export async function makeSecondRelease(): Promise<Release> {
  await mkdir(join(root, "test-results"), { recursive: true });
  const place = await mkdtemp(join(root, "test-results/second-release-"));
  const own =
    /^(build.*|data|test-results|playwright-report|coverage|\..*|main\.mjs|package\.json)$/;
  for (const entry of await readdir(root))
    if (!own.test(entry)) await symlink(join(root, entry), join(place, entry));
  // With its time: what is newer than the bundle of the server would let it run from its sources.
  for (const name of ["main.mjs", "package.json"])
    await run("cp", ["-p", join(root, name), join(place, name)]);
  await run("cp", ["-rl", join(root, "build"), join(place, "build")]);
  const build = join(place, "build");
  await strip(build);
  await runFromBundle(build);
  const former = await readVersion(build);
  const version = await rename(build);
  keepRetired(join(root, "build"), build);
  return {
    root: place,
    version,
    former,
    remove: () => rm(place, { recursive: true, force: true }),
  };
}
