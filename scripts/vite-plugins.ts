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
