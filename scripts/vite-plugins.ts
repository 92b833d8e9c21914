import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

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

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Scripts and styles lie beside their compressed selves, so that the server only has to hand them out. */
export function compressAssets(): Plugin {
  return {
    name: "compress-assets",
    applyToEnvironment: (environment) => environment.name === "client",
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          if (!/\.(js|css|svg)$/.test(file.fileName)) return;
          const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
          const path = join(dir, file.fileName);
          await Promise.all([
            brotli(bytes, best).then((small) => writeFile(`${path}.br`, small)),
            zip(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
          ]);
        }),
      );
    },
  };
}
