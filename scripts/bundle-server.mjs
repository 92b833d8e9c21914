import { statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { root } from "./run.mjs";

/** With parts that are no JavaScript, or that find their own files beside them. */
const whole = [
  "@electric-sql/pglite",
  "@node-rs/argon2",
  "pdfkit",
  "pino",
  // The pages are a bundle of their own, and make their context with the same one.
  "react-router",
  "sharp",
  "vite",
  "woff2-encoder",
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
 * 1,700 modules, and finding them is most of a start. `server/process.json` says of what it was made.
 */
async function bundleServer(folder) {
  const outDir = join(root, folder, "server/process");
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    mode: "production",
    plugins: [keepPlaces(outDir)],
    ssr: { noExternal: true, external: whole, target: "node" },
    build: {
      ssr: "server/shell/run.ts",
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      sourcemap: true,
      target: "node24",
      rolldownOptions: { output: { entryFileNames: "run.js", chunkFileNames: "[name].js" } },
    },
  });
  const modules = result.output.flatMap((part) => part.moduleIds ?? []);
  const own = modules.filter((id) => id.startsWith(root) && !id.includes("/node_modules/"));
  const sources = [...own, join(root, "package-lock.json")].map((id) => {
    const [path] = id.split("?");
    return [relative(root, path), statSync(path).size];
  });
  // Half a second of the first search, or of a large town: the library reads each text anew.
  const { compileAllHours } = await import(pathToFileURL(join(outDir, "run.js")).href);
  writeFileSync(join(outDir, "hours.json"), JSON.stringify(compileAllHours()));
  writeFileSync(join(outDir, "sources.json"), JSON.stringify(sources));
}

await bundleServer(process.argv[2] ?? "build");
