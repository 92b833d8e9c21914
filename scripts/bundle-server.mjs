import { statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { oneByteCode } from "./one-byte-code.mjs";
import { root } from "./run.mjs";

/**
 * Packages that are bundled too: plain JavaScript of many modules, needed at each start. All others stay
 * where they are, for they may find files of their own beside them (the engine, sharp, fonts), or are
 * loaded late; so does the router, which the pages' bundle shares.
 */
const bundled = [
  ...["@hono/node-server", "drizzle-orm", "hono", "ipaddr.js", "jose", "minisearch", "otpauth"],
  ...["openid-client", "oauth4webapi", "postgres", "suncalc", "uqr", "zod", "geojson-india"],
  ...["prom-client", "bintrees", "tdigest", "@opentelemetry/api"],
  ...["@noble/curves", "@noble/hashes", "d3-geo", "d3-array", "internmap"],
];

/** What a module calls its own place is the place of its source, wherever the bundle lies. */
const keepPlaces = (outDir) => ({
  name: "keep-places",
  transform(code, id) {
    if (id.includes("/node_modules/") || !code.includes("import.meta.")) return null;
    const place = relative(outDir, dirname(id));
    const file = JSON.stringify(relative(outDir, id));
    return code
      .replaceAll("import.meta.dirname", `(import.meta.dirname + ${JSON.stringify(`/${place}`)})`)
      .replaceAll("import.meta.url", `new URL(${file}, import.meta.url).href`);
  },
});

/**
 * Bundles the server's process beside its pages: its files and what it needs of the packages are
 * 1,700 modules, and finding them is most of a start. `sources.json` says of what it was made: what
 * has changed since runs as it is (main.mjs).
 */
async function bundleServer(folder) {
  const outDir = join(root, folder, "server/process");
  const bundle = (ssr, name) =>
    build({
      root,
      configFile: false,
      logLevel: "error",
      mode: "production",
      plugins: [keepPlaces(outDir), oneByteCode()],
      ssr: { noExternal: bundled, target: "node" },
      build: {
        ssr,
        outDir,
        emptyOutDir: name === "run",
        copyPublicDir: false,
        minify: false,
        sourcemap: true,
        target: "node24",
        rolldownOptions: {
          output: {
            entryFileNames: `${name}.js`,
            chunkFileNames: name === "run" ? "[name].js" : `${name}-[name].js`,
          },
        },
      },
    });
  const results = [
    await bundle("server/shell/run.ts", "run"),
    // Graphs of their own: what a thread shares with the process is no file more for a start to find.
    await bundle("server/content/plans/plan-thread.ts", "plan-thread"),
    await bundle("server/papers/paper-thread.ts", "paper-thread"),
  ];
  const modules = results.flatMap(({ output }) => output).flatMap((part) => part.moduleIds ?? []);
  const own = [...new Set(modules)].filter(
    (id) => id.startsWith(root) && !id.includes("/node_modules/"),
  );
  const { prepareStart } = await import(pathToFileURL(join(outDir, "run.js")).href);
  // Half a second of the first search, or of a large town, and a seventh of a start.
  const prepared = prepareStart();
  for (const [name, value] of Object.entries(prepared))
    writeFileSync(join(outDir, name), JSON.stringify(value));
  const content = prepared["places.json"].files.map((file) => join(root, "content", file));
  const sources = [...own, ...content, join(root, "package-lock.json")].map((id) => {
    const [path] = id.split("?");
    return [relative(root, path), statSync(path).size];
  });
  writeFileSync(join(outDir, "sources.json"), JSON.stringify(sources));
}

await bundleServer(process.argv[2] ?? "build");
