import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";

/**
 * While there is one language a message is its text: asking for the locale at each call would cost
 * every page the whole locale runtime. With a second language the pattern no longer occurs.
 */
export function leanMessages(): Plugin {
  return {
    name: "lean-messages",
    transform(code, id) {
      if (!/\/paraglide\/messages(\/|\.js)/.test(id)) return null;
      const alone = /^\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)$/m;
      const lean = alone.test(code)
        ? code.replace(alone, "").replace(/^import .* from '\.\.\/runtime\.js';$/m, "")
        : code;
      return { code: lean, map: null, moduleSideEffects: false };
    },
  };
}

/**
 * `import text from "./boot.ts?script"`: the one function of that module as the text of a script
 * that calls it, as small as can be, for it stands in every page.
 */
export function scriptTexts(): Plugin {
  return {
    name: "script-texts",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "script") return null;
      const { code } = await transformWithOxc(await readFile(path, "utf8"), path);
      const call = `${code.replace(/^export (?=function )/m, "(")})()`;
      const small = await minify(path, call);
      if (small.errors.length > 0) throw new Error(`${path} holds more than one function`);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(small.code)};`;
    },
  };
}
