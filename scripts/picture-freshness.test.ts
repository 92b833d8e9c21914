import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listKitParts } from "./picture-freshness.ts";

const art = join(import.meta.dirname, "../art");
const scenes = readdirSync(join(art, "scenes"))
  .filter((name) => name.endsWith(".py"))
  .map((name) => name.slice(0, -3));

const listKitFiles = (slug: string) => [...listKitParts(slug).keys()];
const listDefined = (slug: string, path: string) =>
  (listKitParts(slug).get(path) ?? []).map((text) => /(?:def|class) (\w+)/.exec(text)?.[1]);

test("a picture is made of the parts that its scene reaches, and of no other", () => {
  const temple = listKitFiles("card-konark");
  expect(temple).toContain("render.py");
  expect(temple).toContain("kit/palette.py");
  expect(temple).not.toContain("kit/life/cats.py");
  expect(listKitFiles("theme-india-wildlife")).toContain("kit/life/cats.py");
});

test("of a module only what is reached counts: what is named, what that names, and what it names within", () => {
  const tea = listDefined("city-munnar", "kit/nature/ground_cover.py");
  // The scene names tea_row, which names folded_leaves; nobody here names lily_patch.
  expect(tea).toEqual(expect.arrayContaining(["tea_row", "folded_leaves"]));
  expect(tea).not.toContain("lily_patch");
  expect(listDefined("card-konark", "kit/stage/backdrops.py")).toEqual(["tree_line"]);
  // A constant on several lines, a class with its decorator, and the pipeline's files whole.
  expect(listDefined("card-konark", "kit/life/work.py")).toContain("Pose");
  const palette = (listKitParts("card-konark").get("kit/palette.py") ?? []).join("\n");
  expect(palette).toMatch(/^STONES = \{[\s\S]*?^\}/m);
  expect(listDefined("card-konark", "render.py")).toContain("set_up_cycles");
});

test("what a part says of itself does not count: a docstring may be mended without a render", () => {
  const written = readFileSync(join(art, "kit/nature/ground_cover.py"), "utf8");
  expect(written).toContain("A clipped row of tea along x");
  const counted = listKitParts("city-munnar").get("kit/nature/ground_cover.py") ?? [];
  expect(counted.join("\n")).toMatch(/def tea_row/);
  expect(counted.join("\n")).not.toMatch(/"""|^\s*#/m);
});

test("every name that is taken from the kit is given by a part of it", () => {
  const missed = scenes.flatMap((slug) => {
    const parts = listKitParts(slug);
    const source = readFileSync(join(art, `scenes/${slug}.py`), "utf8");
    const imports = [...source.matchAll(/^from (kit[.\w]*) import (\([^)]*\)|.*)/gm)];
    return imports.flatMap(([, module = "", list = ""]) => {
      const texts = parts.get(`${module.replaceAll(".", "/")}.py`) ?? [];
      const heads = texts.map((text) => text.replace(/^(?:@.*\n)+/, "").split(" = ")[0]);
      return [...list.matchAll(/(\w+)(?: as \w+)?/g)]
        .map(([, name = ""]) => name)
        .filter((name) => !heads.some((head) => new RegExp(`\\b${name}\\b`).test(head ?? "")))
        .map((name) => `${slug}: ${module}.${name}`);
    });
  });
  expect(missed).toEqual([]);
});

test("every way in which a scene or a part imports the kit is followed", () => {
  const parts = new Set(scenes.flatMap((slug) => [`scenes/${slug}.py`, ...listKitFiles(slug)]));
  const missed = [...parts].flatMap((path) =>
    readFileSync(join(art, path), "utf8")
      .split("\n")
      .filter((line) => /^\s*(?:import\s+kit|from\s+(?:kit\s|\.))/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(missed).toEqual([]);
});

test("a line of a scene or of the kit ends at 120 characters; what describes a picture stands on one", () => {
  const files = readdirSync(art, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".py"),
  );
  const long = files.flatMap((path) =>
    readFileSync(join(art, path), "utf8")
      .split("\n")
      .filter((line) => line.length > 120 && !line.trimStart().startsWith("'alt':"))
      .map((line) => `${path}: ${line.trim().slice(0, 60)}`),
  );
  expect(long).toEqual([]);
});
