import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";

/** Which file of ours needs which: read by the parser that builds the pages, not by a pattern. */

/** `to` is a path from the root for a file of ours, the package's name otherwise. */
export type Import = { from: string; to: string; kind: "value" | "type" | "dynamic" };

export const root = join(import.meta.dirname, "../..");
/** At the top alone: `server/data` is a room like any other. */
const notOurs =
  /^(node_modules|build.*|data|public|messages|docs|test-results|playwright-report|coverage|\..*)$/;
const rooms = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !notOurs.test(entry.name))
  .map(({ name }) => name);
/** Written by tools: no hand keeps them to a rule. */
const written = new Set(["app/paraglide"]);

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!written.has(path)) yield* walk(path);
    } else if (/\.(tsx?|mjs)$/.test(entry.name)) yield path;
  }
}

/** Every source file of the house, by its path from the root. */
export const listSources = (): string[] => [
  "main.mjs",
  "main.ts",
  ...rooms.flatMap((room) => [...walk(room)]),
];

/** `#server/x.ts`, `./x.ts`, `./x.ts?script` → the path from the root; a package's name as it is. */
function resolve(specifier: string, from: string): string {
  const [bare = ""] = specifier.split("?");
  const alias = /^#(\w+\/.+)$/.exec(bare)?.[1];
  if (alias) return alias;
  if (!bare.startsWith(".")) return bare;
  return relative(root, join(root, dirname(from), bare)).replaceAll("\\", "/");
}

/** The imports of one text, as if it stood at `path`. @throws Error when it is not TypeScript. */
export function readImports(path: string, text: string): Import[] {
  const { module, errors } = parseSync(path.replace(/\.mjs$/, ".js"), text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const edge = (specifier: string, kind: Import["kind"]): Import => ({
    from: path,
    to: resolve(specifier, path),
    kind,
  });
  const kindOf = (entries: { isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType) ? "type" : "value";
  return [
    ...module.staticImports.map((one) => edge(one.moduleRequest.value, kindOf(one.entries))),
    ...module.staticExports.flatMap((one) => {
      const request = one.entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest;
      return request ? [edge(request.value, kindOf(one.entries))] : [];
    }),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const specifier = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(start, end))?.[1];
      return specifier ? [edge(specifier, "dynamic")] : [];
    }),
  ];
}

/** All imports of the house. @throws Error when one of them leads nowhere. */
export function readGraph(files = listSources()): Import[] {
  const graph = files.flatMap((path) => readImports(path, readFileSync(join(root, path), "utf8")));
  const lost = graph.find(({ to }) => isOurs(to) && !existsSync(join(root, to)));
  if (lost && !lost.to.startsWith("app/paraglide/") && !lost.to.includes("+types/"))
    throw new Error(`${lost.from} imports ${lost.to}, which is not there`);
  return graph;
}

export const isOurs = (to: string): boolean =>
  to.includes("/") && rooms.includes(to.split("/")[0] ?? "");
export const isTest = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || path.startsWith("tests/") || path.startsWith("bench/");
