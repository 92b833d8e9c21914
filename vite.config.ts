import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { isWhole, type Language } from "./contract/languages.ts";
import { languageSign, stylesSign, wholeSign } from "./scripts/message-places.ts";
import { oneByteCode } from "./scripts/one-byte-code.mjs";
import {
  joinMessages,
  leanMessages,
  patientRoutes,
  scriptFiles,
  shortClassName,
} from "./scripts/vite-plugins.ts";

import { readStyles } from "./scripts/write-languages.ts";

/**
 * What every page runs, in two files instead of thirty: the framework, and the site's shell. What most
 * public pages share, and what those of places do, is a file each: forty smaller ones would cost their heads.
 */
const chunks = [
  { name: "framework", test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: "shell",
    test: /\/contract\/languages|\/app\/(root|internals\/(?!step|route-modules)|release\/(release|load-late)|site\/(?!nav-panels|destinations-panel|region-outline|at-rest|warm-links|second-factor-gate|language-offer|use-language-place|mark-english)|panels\/|chat\/(open-chat|use-chat)|calls\/(auth\.|stored|profile)|traveller\/(auth-|portrait)|ui\/(inline-styles|language\.|late-part|button\.|icon\.|picture\.|stamp\.|scene\.|toast\.tsx|toast-times)|wished\/planner-link|map\/pins|paraglide\/messages\/(plan_link|carousel_))/,
  },
  {
    // What stays with an open page: one file, fetched when the first view is done.
    name: "rest",
    test: /\/app\/(release\/(?!release|load-late)|internals\/(step|route-modules)|ui\/(lost-part|notice)|site\/(at-rest|warm-links|second-factor-gate|use-language-place|mark-english)|paraglide\/messages\/late_)/,
  },
  {
    name: "page",
    minShareCount: 3,
    test: /\/app\/(places\/(section|tiles|reading-head|scene-hero|missing|structured-data|breadcrumbs|summary|interests|page-layout|place-meta|plan-button|sun-date)|wished\/|ui\/(months|format-dates)|paraglide\/messages\/(place_|wished_))/,
  },
  {
    name: "place",
    minShareCount: 3,
    test: /\/app\/places\/(blocks|facts\.|festival-rows|split-lead)/,
  },
];

/** What the pages' process need not find module by module at each start; React and the router stay shared. */
const bundledForServer = [
  ...[
    "radix-ui",
    /^@radix-ui\//,
    /^@floating-ui\//,
    "react-remove-scroll",
    "react-remove-scroll-bar",
  ],
  ...[
    "react-style-singleton",
    "use-callback-ref",
    "use-sidecar",
    "aria-hidden",
    "get-nonce",
    "tslib",
  ],
  ...["detect-node-es", "zod", "suncalc", "react-toastify", "clsx"],
];

/** What the development server and tests speak; a build speaks them all (scripts/write-languages.ts). */
const language = (process.env.SPEAK ?? "en") as Language;

export default defineConfig(async ({ command }) => ({
  define: {
    "import.meta.env.LANGUAGE_STYLES":
      command === "build" ? stylesSign : JSON.stringify(await readStyles(language)),
    "import.meta.env.LANGUAGE": command === "build" ? languageSign : JSON.stringify(language),
    "import.meta.env.LANGUAGE_WHOLE": command === "build" ? wholeSign : String(isWhole[language]),
  },
  plugins: [
    paraglideVitePlugin({
      project: "./project.inlang",
      outdir: "./app/paraglide",
      strategy: ["baseLocale"],
    }),
    leanMessages(language),
    joinMessages(),
    scriptFiles([`${import.meta.dirname}/app/internals/early-page.ts`]),
    patientRoutes(),
    reactRouter(),
    { ...oneByteCode(), applyToEnvironment: ({ name }: { name: string }) => name === "ssr" },
  ],
  ...(process.env.NODE_ENV === "production" && {
    ssr: { noExternal: bundledForServer },
    css: { modules: { generateScopedName: shortClassName } },
  }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
          // What is fetched at rest is asked for by whoever is first to need it.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
  build: {
    // Each page's styles travel inside the page (app/ui/inline-styles.tsx): only its own.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Browsers that know light-dark(): rewritten for older ones every colour would weigh thrice.
    cssTarget: ["chrome125", "safari17.5", "firefox128"],
  },
  server: { watch: { ignored: ["**/data/**", "**/art/**", "**/public/pictures/**"] } },
}));
