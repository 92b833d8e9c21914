import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Which scene and which kit a picture was made from, as hashes: what `--missing` and `--stale` go by. */

const ART = join(import.meta.dirname, "../art");
/** What every picture passes through, whatever its scene imports. */
const PIPELINE = ["render.py", "denoise.py", "grade.py", "blur.py"];

const shorten = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
const read = (path: string) => readFileSync(join(ART, path), "utf8");

/** The scene file without its alt line, whose wording may change freely. */
export function hashScene(slug: string): string {
  const lines = read(`scenes/${slug}.py`).trimEnd().split("\n");
  return shorten(lines.filter((line) => !/^\s*'alt':/.test(line)).join("\n"));
}

/** Modules of the kit that a Python file imports, as paths under art/. */
function listKitImports(source: string): string[] {
  const modules = [...source.matchAll(/^\s*from (kit(?:\.\w+)*) import/gm)].map(
    ([, name = ""]) => `${name.replaceAll(".", "/")}.py`,
  );
  return modules.filter((path) => existsSync(join(ART, path)));
}

/** The kit's modules that a scene reaches, however far down, and the pipeline's files; paths under art/, sorted. */
export function listKitFiles(slug: string): string[] {
  const reached = new Set(PIPELINE);
  const waiting = listKitImports(read(`scenes/${slug}.py`)).concat(PIPELINE);
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    reached.add(path);
    waiting.push(...listKitImports(read(path)).filter((found) => !reached.has(found)));
  }
  return [...reached].sort();
}

/** Everything but its scene that makes a picture: mending a part makes only the pictures stale that hold it. */
export function hashKit(slug: string): string {
  return shorten(
    listKitFiles(slug)
      .map((path) => `${path}\n${read(path)}`)
      .join("\n"),
  );
}
