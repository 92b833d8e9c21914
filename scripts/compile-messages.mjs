import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bin, main, root, run } from "./run.mjs";

const stampName = ".safarnama-sources";

/** What the compiled texts are made of: the messages, the compiler's settings and its version. */
export function signMessages(checkout) {
  const hash = createHash("sha256");
  const messages = readdirSync(join(checkout, "messages"))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join("messages", name));
  for (const path of [
    ...messages,
    "project.inlang/settings.json",
    "node_modules/@inlang/paraglide-js/package.json",
  ]) {
    const bytes = readFileSync(join(checkout, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

/**
 * Texts as functions, which types, the development server and the build begin with: made anew when what they are made of
 * has changed. The stamp lies in the folder that the compiler empties first, so that one broken off is not taken for whole.
 * @param {string} [checkout]
 * @param {{ compile?: () => Promise<void> }} [options] `compile` writes app/paraglide; another one stands in for it in tests.
 * @returns {Promise<boolean>} whether they were compiled.
 * @throws CommandError
 */
export async function compileMessages(checkout = root, { compile = compileAll } = {}) {
  const stamp = join(checkout, "app/paraglide", stampName);
  // Read before: what changes while it compiles is compiled the next time.
  const wanted = signMessages(checkout);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
  await compile();
  writeFileSync(stamp, wanted);
  return true;
}

const compileAll = () =>
  run(bin("paraglide-js"), [
    ...["compile", "--project", "./project.inlang", "--outdir", "./app/paraglide"],
    ...["--strategy", "baseLocale", "--silent"],
  ]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await main(async () => void (await compileMessages()));
