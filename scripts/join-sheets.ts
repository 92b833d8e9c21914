import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Routes = Record<string, { parentId?: string; css?: string[]; imports?: string[] }>;

type RouteList = { entry: { imports: string[] }; routes: Routes };

/** The list that every page fetches: without what is not so, and without the files that run when it is read. */
export function writeLean(list: RouteList): string {
  const known = new Set(list.entry.imports);
  const routes = Object.entries(list.routes).map(([id, route]) => {
    const said = Object.entries(route).filter(([, value]) => (value as unknown) !== false);
    const imports = route.imports?.filter((path) => !known.has(path));
    return [id, { ...Object.fromEntries(said), imports }];
  });
  return JSON.stringify({ ...list, routes: Object.fromEntries(routes) });
}

/** The stylesheets of a route and of all it lies within, the outermost first, each once. */
function listSheets(routes: Routes, id: string): string[] {
  const { parentId, css = [] } = routes[id] ?? {};
  const above = parentId ? listSheets(routes, parentId) : [];
  return [...new Set([...above, ...css.map((href) => href.replace(/[?#].*$/, ""))])];
}

/**
 * Joins the stylesheets of each kind of page, but the one that all share, in one file: `page-<hash>.css`
 * beside them. Which is whose stands in `server/page-sheets.json`, by the names in the page's order.
 */
export async function joinSheets(build: string): Promise<void> {
  const assets = join(build, "client/assets");
  const manifest = (await readdir(assets)).find((name) => /^manifest-.*\.js$/.test(name));
  if (!manifest) throw new Error("The build has no list of routes.");
  const text = await readFile(join(assets, manifest), "utf8");
  const list = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as RouteList;
  const { routes } = list;
  const joined: Record<string, string> = {};
  for (const id of Object.keys(routes)) {
    const [, ...own] = listSheets(routes, id);
    if (own.length === 0 || joined[own.join()]) continue;
    const sheets = await Promise.all(own.map((href) => readFile(join(build, "client", href))));
    const css = Buffer.concat(sheets);
    const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
    joined[own.join()] = `/assets/page-${hash}.css`;
    await writeFile(join(assets, `page-${hash}.css`), css);
  }
  await writeFile(join(build, "server/page-sheets.json"), JSON.stringify(joined));
  await writeFile(join(assets, manifest), `window.__reactRouterManifest=${writeLean(list)};`);
}
