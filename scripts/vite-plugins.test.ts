import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { joinMessages, patientRoutes } from "./vite-plugins.ts";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** What the plugin makes of compiled messages. */
async function load(files: Record<string, string>): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), "messages-"));
  folders.push(folder);
  const messages = join(folder, "paraglide/messages");
  await mkdir(messages, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(messages, name), text);
  const read = joinMessages().load as (id: string) => Promise<{ code: string } | null>;
  const made = await read(join(messages, "_index.js"));
  return made && made.code;
}

test("a module a message becomes one module of them all, with each import once", async () => {
  const head = 'import { getLocale } from "../runtime.js"\n';
  const code = await load({
    "_index.js": "export * from './one.js'\nexport * from './two.js'\n",
    "one.js": `${head}export const one = () => getLocale();\n`,
    "two.js": `${head}export const two = () => getLocale();\n`,
  });
  expect(code?.match(/import /g)).toHaveLength(1);
  expect(code).toContain("export const one");
  expect(code).toContain("export const two");
});

test("an index that holds the messages itself, as development writes it, is left alone", async () => {
  const index = 'import * as en from "./en.js"\nexport const one = () => en.one();\n';
  expect(await load({ "_index.js": index, "en.js": "" })).toBeNull();
});

test("the router as it is installed gives a page's code that does not come to the house", async () => {
  const id = join(
    import.meta.dirname,
    "../node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js",
  );
  const change = patientRoutes().transform as (code: string, id: string) => { code: string } | null;
  const text = await readFile(id, "utf8");
  const better = change(text, id)?.code ?? "";
  const [, failing = ""] = better.split("catch (error) {");
  expect(failing.indexOf("window.bringRouteModule(route.module)")).toBeGreaterThan(0);
  // Until the house is awake the router does what it always did.
  expect(failing.indexOf("bringRouteModule")).toBeLessThan(failing.indexOf("location.reload()"));
  expect(change("export {};", "/x/other.js")).toBeNull();
  expect(() => change("export {};", id)).toThrow("no longer fails as it was looked at");
});
