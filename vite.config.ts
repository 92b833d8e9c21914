import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: "./project.inlang",
      outdir: "./app/paraglide",
      strategy: ["baseLocale"],
    }),
    reactRouter(),
  ],
  build: {
    // Each page's styles travel inside the page (app/site/inline-styles.tsx): only its own.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Browsers that know light-dark(): rewritten for older ones every colour would weigh thrice.
    cssTarget: ["chrome125", "safari17.5", "firefox128"],
  },
  server: { watch: { ignored: ["**/data/**", "**/art/**", "**/public/pictures/**"] } },
});
