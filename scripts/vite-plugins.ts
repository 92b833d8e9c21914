import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build, minify, type Plugin, transformWithOxc } from "vite";
import { holdPlace } from "./message-places.ts";

/**
 * A message in one language alone: asking for the locale at each call would cost every page the locale
 * runtime and the other languages' words. In the build its place is held by a sign, which
 * `write-languages.ts` fills per language when all is bundled; while developing and in tests `language` is spoken.
 */
export function leanMessages(language: string): Plugin {
  let isBuild = false;
  return {
    name: "lean-messages",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    transform(code, id) {
      if (!/\/paraglide\/messages(\/|\.js)/.test(id)) return null;
      const lean =
        isBuild && /\/messages\/(?!_index)[\w-]+\.js$/.test(id)
          ? holdPlace(basename(id, ".js"), code)
          : speakAlone(code, language);
      return { code: lean, map: null, moduleSideEffects: false };
    },
  };
}

/** Compiled messages without the question of the locale, which is answered. */
const speakAlone = (code: string, language: string): string =>
  code
    .replace(/^\s*(const locale = )?experimentalStaticLocale .*getLocale\(\)$/gm, "")
    .replace(/^\s*if \(locale === "(\w+)"\) (return .*)$/gm, (_, locale, said) =>
      locale === language ? said : "",
    );

/**
 * All messages as one module while nothing is bundled: a page of the dev server, or a window of a
 * component test, would ask for two thousand files of a line each.
 */
export function joinMessages(): Plugin {
  return {
    name: "join-messages",
    apply: "serve",
    async load(id) {
      if (!/\/paraglide\/messages\/_index\.js$/.test(id)) return null;
      const index = await readFile(id, "utf8");
      const names = [...index.matchAll(/^export \* from '(\.\/[^']+)'/gm)].map(([, name]) => name);
      // Development writes one module a language: its index holds the messages itself.
      if (names.length === 0) return null;
      const files = await Promise.all(
        names.map((name) => readFile(new URL(name ?? "", pathToFileURL(id)), "utf8")),
      );
      const heads = new Set<string>();
      const bodies = files.map((file) =>
        file.replace(/^import .*$/gm, (line) => {
          heads.add(line.replace(/;?$/, ";"));
          return "";
        }),
      );
      return { code: [...heads, ...bodies].join("\n"), map: null, moduleSideEffects: false };
    },
  };
}

/** The one function of a module as the text of a script that calls it, as small as can be. */
async function readScript(path: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path);
  const call = `${code.replace(/^export (?=function )/m, "(")})()`;
  const small = await minify(path, call);
  if (small.errors.length > 0) throw new Error(`${path} holds more than one function`);
  return small.code;
}

/**
 * `import address from "./boot.ts?script"`: the address of a small script of its own, which runs before
 * the application and without it, behind the modules in `first`. The same in both builds.
 */
export function scriptFiles(first: readonly string[]): Plugin {
  return {
    name: "script-files",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "script") return null;
      const paths = [...first, path];
      for (const each of paths) this.addWatchFile(each);
      const source = (await Promise.all(paths.map(readScript))).join(";");
      const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
      const fileName = `assets/${basename(path, ".ts")}-${hash}.js`;
      if (this.environment.name === "client" && this.environment.mode === "build")
        this.emitFile({ type: "asset", fileName, source });
      return `export default "/${fileName}";`;
    },
  };
}

/** A module and all that it imports as the text of one script, as small as can be. */
async function bundleScript(path: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      ...{ write: false, target: "es2022" },
      lib: { entry: path, formats: ["iife"], name: "early" },
    },
  });
  const [{ output } = { output: [] }] = [built].flat() as { output: { code?: string }[] }[];
  return (output[0]?.code ?? "").trim();
}

/** `import text from "./early-trip.ts?text"`: the text of a script that stands in a page itself, with what it imports. */
export function scriptTexts(): Plugin {
  return {
    name: "script-texts",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "text") return null;
      this.addWatchFile(path);
      return {
        code: `export default ${JSON.stringify(await bundleScript(path))};`,
        moduleSideEffects: false,
      };
    },
  };
}

/**
 * What the router does when the code of a page does not come, it loads the page anew that is being left, is
 * given to `app/internals/route-modules.ts` to do better. @throws Error when the router is written otherwise
 */
export function patientRoutes(): Plugin {
  const failure =
    /(?<=catch \(error\) \{)\s*console\.error\(`Error loading[\s\S]*?(?=window\.location\.reload\(\))/;
  return {
    name: "patient-routes",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!/\/react-router\/dist\/.*\/ssr\/routeModules\.js$/.test(id)) return null;
      if (!failure.test(code)) throw new Error(`${id} no longer fails as it was looked at`);
      const better = `
        if (window.bringRouteModule)
          return (routeModulesCache[route.id] = await window.bringRouteModule(route.module));`;
      return { code: code.replace(failure, `${better}\n`), map: null };
    },
  };
}

const signs = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const files = new Map<string, string>();

/** Three signs that stand for a file, a letter the first of them. @throws Error when two files have the same */
function shortenFile(path: string): string {
  const number = createHash("sha256").update(path).digest().readUInt32BE(0);
  const at = (place: number, of: number) => signs[Math.floor(number / place) % of];
  const short = `${at(1, 52)}${at(52, 62)}${at(52 * 62, 62)}`;
  const other = files.get(short) ?? path;
  if (other !== path) throw new Error(`${path} and ${other} would share class names: rename one`);
  files.set(short, path);
  return short;
}

/**
 * Class names as short as they can be while both builds, the pages' and the browser's, agree on them:
 * they stand in each page and in its styles a thousand times.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(`${import.meta.dirname}/..`, file.split("?")[0] ?? "");
  const names = [...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, found]) => found))];
  const at = names.indexOf(name);
  return `${shortenFile(path)}${at < 0 ? `_${name}` : at.toString(36)}`;
}
