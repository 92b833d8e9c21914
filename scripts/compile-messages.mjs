import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fingerprint } from "./fingerprint.mjs";
import { bin, main, root, run } from "./run.mjs";

const stampOf = (checkout) => join(checkout, "app/paraglide/.safarnama-sources");

/** What the compiled texts are made of: the messages, the compiler's settings and its version. */
export const signMessages = (checkout) =>
  fingerprint(checkout, [
    "messages",
    "project.inlang/settings.json",
    "node_modules/@inlang/paraglide-js/package.json",
  ]);

/** Whether the texts are compiled of what they are made of now. */
export function areCompiled(checkout, wanted = signMessages(checkout)) {
  const stamp = stampOf(checkout);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
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
  // Read before: what changes while it compiles is compiled the next time.
  const wanted = signMessages(checkout);
  if (areCompiled(checkout, wanted)) return false;
  await compile();
  writeFileSync(stampOf(checkout), wanted);
  return true;
}

const compileAll = () =>
  run(bin("paraglide-js"), [
    ...["compile", "--project", "./project.inlang", "--outdir", "./app/paraglide"],
    ...["--strategy", "baseLocale", "--silent"],
  ]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await main(async () => void (await compileMessages()));
