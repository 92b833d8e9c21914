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
  scriptTexts,
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
    test: /\/app\/(places\/(section|tiles|reading-head|scene-hero|missing|structured-data|breadcrumbs|summary|interests|page-layout|place-meta|plan-button|sun-date)|wished\/|ui\/(months|format-dates)|paraglide\/messages\/(place_|wished_|plan_days_of\.|trip_top_cost\.))|\/contract\/trip\/(india-clock|calendar-day)/,
  },
  {
    name: "place",
    minShareCount: 3,
    test: /\/app\/places\/(blocks|facts\.|festival-rows|split-lead)/,
  },
  // A trip's page came in a hundred files, most of them of a few words: each dozen is a way there and back of its own.
  // What its head is drawn by is a file, and so are the words of what stands below it.
  {
    name: "trip-head",
    test: /\/app\/(trip-page\/(find-end|trip-standing|trip-page\.module)|kept\/call-trip|paraglide\/messages\/(trip_(top_|next_|cost_|away|page_(title|lede|offline|failed|no_link|needs_script)\.)|memory_(next|left|again)\.|duty_page_(title|lede)\.|road_(today|day_of)\.))|\/contract\/(quote\/(most-sum|money-arithmetic)|wire\/offered-quote)/,
  },
  {
    name: "own",
    test: /\/app\/(ui\/spinner|traveller\/own-(notice|page\.module)|paraglide\/messages\/admin_(loading|retry)\.)/,
  },
  {
    name: "stage",
    test: /\/app\/(traveller\/(stage-path|my-trips\.module)|paraglide\/messages\/mytrips_(stage_|status\.))/,
  },
  {
    name: "trip-words",
    test: /\/app\/paraglide\/messages\/(trip_page_(?!title|lede|offline|failed|no_link|needs_script|note|optional|saving|stop\.|time)|part_(adult|child|rooms|extra_beds|nights|days|times|aged|own_bed|no_bed)|trip_asked|memory_way|group_title|road_title)/,
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
    // A build has compiled them before (scripts/compile-messages.mjs): here they follow what is being written.
    command === "serve" &&
      paraglideVitePlugin({
        project: "./project.inlang",
        outdir: "./app/paraglide",
        strategy: ["baseLocale"],
      }),
    leanMessages(language),
    joinMessages(),
    scriptFiles([`${import.meta.dirname}/app/internals/early-page.ts`]),
    scriptTexts(),
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
    // What stands below the head of a trip is sixty files: to name them all at once in the document holds a phone's thread
    // for a fifth of a second. The browser finds them in the first lines of the file that needs them.
    modulePreload: {
      resolveDependencies: (file: string, files: string[]) =>
        /\/loaded-trip-/.test(file) ? files.filter((one) => one.endsWith(".css")) : files,
    },
    assetsInlineLimit: 0,
    target: "es2022",
    // Browsers that know light-dark(): rewritten for older ones every colour would weigh thrice.
    cssTarget: ["chrome125", "safari17.5", "firefox128"],
  },
  server: { watch: { ignored: ["**/data/**", "**/art/**", "**/public/pictures/**"] } },
}));
