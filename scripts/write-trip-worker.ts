import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { minify, transformWithOxc } from "vite";
import {
  addressIn,
  type Language,
  languages,
  lettersOf,
  tripManifestOf,
  tripWorkerOf,
} from "../contract/languages.ts";
import { nameIn } from "./write-languages.ts";

type Route = { module: string; imports?: string[]; css?: string[] };
type RouteList = {
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
  version: string;
};

const source = join(import.meta.dirname, "../app/kept/trip-worker.ts");
/** Of what every page can open, what a page without a network needs: notices, toasts, and what is said then. */
const needed = /^(rest|toast-container|lost-part)-/;
/** Files that all pages share: what they may open later is no part of the trip's page. */
const shared = /^(shell|framework|rest|page|rolldown-runtime)-/;

/** Names of the files that `text` begins with, and of those that it fetches later, styles with them. */
function listImports(text: string): { now: string[]; later: string[][] } {
  const now = [...text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.~-]+\.js)["'`]/g)];
  const [, list = ""] = /m\.f=\[([^\]]*)\]/.exec(text) ?? [];
  const deps = [...list.matchAll(/["'`]assets\/([^"'`]+)["'`]/g)].map(([, name = ""]) => name);
  const later = text.matchAll(
    /import\(["'`]\.\/([\w.~-]+\.js)["'`]\)((?:(?!import\()[^;]){0,60}?__vite__mapDeps\(\[([\d,]*)\]\))?/g,
  );
  return {
    now: now.map(([, name = ""]) => name),
    later: [...later].map(([, name = "", , numbers = ""]) => [
      name,
      ...numbers.split(",").flatMap((at) => (at && deps[Number(at)]) || []),
    ]),
  };
}

/** The files of a build with which the trip's page lives without a network, as addresses. */
export async function listTripFiles(client: string): Promise<{ release: string; files: string[] }> {
  const assets = join(client, "assets");
  const manifest = (await readdir(assets)).find((name) => /^manifest-\w+\.js$/.test(name)) ?? "";
  const text = await readFile(join(assets, manifest), "utf8");
  const { entry, routes, version } = JSON.parse(
    text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1),
  ) as RouteList;
  const found = new Set<string>([manifest]);
  const bare = (path: string) => path.replace(/^\/assets\//, "").replace(/[?#].*$/, "");
  const waiting = ["root", "site/site-layout", "routes/trip"]
    .flatMap((id) => {
      const { module = "", imports = [], css = [] } = routes[id] ?? {};
      return [module, ...imports, ...css];
    })
    .concat(entry.module, entry.imports)
    .filter(Boolean)
    .map(bare);
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    if (!name.endsWith(".js")) continue;
    const { now, later } = listImports(await readFile(join(assets, name), "utf8"));
    waiting.push(...now);
    for (const part of later) {
      const isNeeded = shared.test(name) ? needed.test(part[0] ?? "") : true;
      if (isNeeded) waiting.push(...part);
    }
  }
  return { release: version, files: [...found].sort().map((name) => `/assets/${name}`) };
}

/** Beside the assets, by names of their own: what stands in the page's head. */
const always = [
  ...["", "-more", "-ext"].map((kind) => `/fonts/anek-latin${kind}.woff2`),
  ...["/fonts/anek-rupee.woff2", "/favicon.svg", "/icon-192.png"],
];

/** The files of what the planner says in each language, by the name that their chunk begins with. */
async function listSaid(): Promise<Map<string, string>> {
  const opened = await readFile(join(import.meta.dirname, "../words/load-say.ts"), "utf8");
  const lines = opened.matchAll(/^ {2}(\w+): async \(\) => \(await import\("\.\/([\w-]+)\.ts"\)/gm);
  return new Map([...lines].map(([, language = "", name = ""]) => [name, language]));
}

/** The files of a language's page: its own words in the place of the first language's, and its letters. */
async function listFilesIn(client: string, language: Language, files: readonly string[]) {
  const said = await listSaid();
  // A page says everything in one language.
  const needless = (file: string) => {
    const of = said.get(/^([\w-]+?)-[\w~-]{8}\.js$/.exec(basename(file))?.[1] ?? "");
    return of !== undefined && of !== language && of !== languages[0];
  };
  const first = [...files.filter((file) => !needless(file)), ...always, tripManifestOf(language)];
  if (language === languages[0]) return first;
  const built = new Set(await readdir(join(client, "assets")));
  const fonts = await readdir(join(client, "fonts"));
  const own = first.map((file) => {
    const name = nameIn(language, basename(file));
    return built.has(name) ? `/assets/${name}` : file;
  });
  const letters = fonts.filter(
    (name) => lettersOf[language] && name.startsWith(`${lettersOf[language]}-`),
  );
  return [...own, ...letters.map((name) => `/fonts/${name}`)];
}

/** Writes `client/trip-worker.js` and one of each other language: the worker with the list of its build. */
export async function writeTripWorker(build: string): Promise<void> {
  const client = join(build, "client");
  const { release, files } = await listTripFiles(client);
  const { code } = await transformWithOxc(await readFile(source, "utf8"), source);
  const small = await minify(source, `${code.replace(/^export (?=function )/m, "(")})()`);
  if (small.errors.length > 0) throw new Error(`${source} holds more than one function`);
  for (const language of languages) {
    const list = JSON.stringify({
      release,
      files: await listFilesIn(client, language, files),
      page: addressIn(language, "/trip/kept"),
    });
    await writeFile(join(client, tripWorkerOf(language)), `self.build=${list};\n${small.code}\n`);
  }
}
