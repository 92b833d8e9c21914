import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { startSite } from "#tests/e2e/fixtures.ts";
import { everyPageKind } from "#tests/e2e/page-kinds.ts";
import { listClippedTexts, widths } from "./pseudo/clipped-texts.ts";
import { listFrozenWords, listIntlWords } from "./pseudo/frozen-words.ts";
import { keptWords } from "./pseudo/kept-words.ts";
import { listSources } from "./pseudo/list-sources.ts";
import { pseudo, writeLanguage } from "./pseudo/write-language.ts";
import { main, root, run } from "./run.mjs";

/**
 * `npm run pseudo`: a third language, long and accented, is added to a copy of the checkout, its types are read, its
 * pages built and served; then each kind of page is walked for words that stayed plain, and at three widths for texts
 * that are cut off. Some five minutes, so no part of the suite. `--keep` leaves the copy, `--built <copy>` looks at one again,
 * `--suite` runs the journeys there in the language, which takes as long as they do (`tests/e2e/in-language.ts`).
 */
const { values } = parseArgs({
  options: {
    keep: { type: "boolean", default: false },
    built: { type: "string" },
    suite: { type: "boolean", default: false },
  },
});

function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), "safarnama-pseudo-"));
  for (const name of listSources(root)) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    cpSync(join(root, name), join(copy, name));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  writeLanguage(copy);
  return copy;
}

/** Each kind of page as the server writes it. @returns how many lines are frozen in code */
async function walkPages(url: string): Promise<number> {
  const kept = new Set([...listIntlWords("en-IN"), ...keptWords]);
  let count = 0;
  for (const kind of everyPageKind) {
    // It teaches words of Hindi, in Latin letters for every reader.
    if (kind === "/handbook/hindi-phrases") continue;
    const path = `/${pseudo}${kind === "/" ? "" : kind}`;
    const html = await (await fetch(url + path)).text();
    if (!html.includes(`<html lang="${pseudo}"`)) throw new Error(`${path} is in another language`);
    const lines = [...new Set(listFrozenWords(html, kept))];
    count += lines.length;
    if (lines.length > 0) console.log(`${path}\n${lines.map((line) => `  ${line}`).join("\n")}`);
  }
  console.log(`${everyPageKind.length} pages: ${count} texts that no language can change`);
  return count;
}

await main(async () => {
  const copy = values.built ?? copyCheckout();
  try {
    if (!values.built) {
      await run("npm", ["run", "types"], { cwd: copy });
      await run("npm", ["run", "build"], { cwd: copy });
    }
    if (values.suite) {
      const env = { ...process.env, SUITE_LANGUAGE: pseudo };
      await run("npx", ["playwright", "test"], { cwd: copy, env });
      return;
    }
    const site = await startSite({ root: copy });
    try {
      const frozen = await walkPages(site.url);
      const clipped = await listClippedTexts(`${site.url}/${pseudo}`);
      for (const line of clipped) console.log(line);
      console.log(
        `${everyPageKind.length} pages at ${widths.join(", ")}: ${clipped.length} texts that are cut off`,
      );
      if (frozen + clipped.length > 0) process.exitCode = 1;
    } finally {
      await site.stop();
    }
  } finally {
    if (values.keep || values.built) console.log(copy);
    else rmSync(copy, { recursive: true, force: true });
  }
});
