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

/** A name taken from a module of the kit: `from kit.life.people import crowd as many`. */
type Taken = { module: string; name: string; as: string };
/** A function, class or constant at the left border of a module with all that belongs to it. */
type Part = { names: string[]; text: string; mentioned: Set<string>; taken: Taken[] };
type Module = { parts: Part[]; taken: Taken[] };

/** What a text takes from the kit, at its border or within a function. */
function listTaken(text: string): Taken[] {
  const found = text.matchAll(/^\s*from (kit(?:\.\w+)*) import (\([^)]*\)|.*)/gm);
  return [...found].flatMap(([, from = "", list = ""]) => {
    const module = `${from.replaceAll(".", "/")}.py`;
    if (!existsSync(join(ART, module))) return [];
    return [...list.replace(/#.*/g, "").matchAll(/(\w+)(?: as (\w+))?/g)].map(
      ([, name = "", as]) => ({ module, name, as: as ?? name }),
    );
  });
}

/** The names that a statement at the border gives: none where it only does something. */
function listNames(text: string): string[] {
  const defined = /^(?:@.*\n)*(?:def|class) (\w+)/.exec(text);
  if (defined?.[1]) return [defined[1]];
  const set = /^(\w+(?:, ?\w+)*)(?:: [^=\n]+)? = /.exec(text);
  return set?.[1]?.split(/, ?/) ?? [];
}

/** A module in its parts. Lines that belong to the part above are indented, empty, closing brackets, or within a
 * text of three quotes. Comments between parts belong to none. */
function partModule(path: string): Module {
  const texts: string[] = [];
  let quoted = false;
  let decorated = false;
  for (const line of read(path).trimEnd().split("\n")) {
    const within = quoted || decorated || /^(?:\s|$|[)\]}])/.test(line);
    const comment = !within && line.startsWith("#");
    if (!within && !comment) texts.push(line);
    else if (texts.length > 0 && !comment) texts[texts.length - 1] += `\n${line}`;
    decorated = !quoted && line.startsWith("@");
    if ((line.match(/"""|'''/g)?.length ?? 0) % 2 === 1) quoted = !quoted;
  }
  const code = texts
    .filter((text) => !/^(?:"""|''')/.test(text))
    // What a part says of itself draws nothing: its docstring and lines of comment do not count.
    .map((text) => text.replace(/^\s+"""[\s\S]*?"""$/gm, "").replace(/^\s*#.*$/gm, ""))
    .map((text) => text.replace(/\n\s*(?=\n)/g, "").trimEnd());
  const imports = code.filter((text) => /^(?:from|import) /.test(text));
  const parts = code.filter((text) => !imports.includes(text));
  return {
    parts: parts.map((text) => ({
      names: listNames(text),
      text,
      mentioned: new Set(text.match(/[A-Za-z_]\w*/g)),
      taken: listTaken(text),
    })),
    taken: listTaken(imports.join("\n")),
  };
}

/** Once a process: every scene passes through the same few. */
const known = new Map<string, Module>();
function readModule(path: string): Module {
  const module = known.get(path) ?? partModule(path);
  known.set(path, module);
  return module;
}

/** The parts of the kit that a scene reaches, by module, in the order of their text: what it takes by name, what
 * that mentions, however far down, and what a module that is reached does at its border. */
export function listKitParts(slug: string): Map<string, string[]> {
  const modules = new Map<string, Module>();
  const reached = new Map<string, Set<Part>>();
  const waiting: { module: string; name: string }[] = [];

  const enter = (path: string): Module => {
    const entered = modules.get(path);
    if (entered) return entered;
    const module = readModule(path);
    modules.set(path, module);
    reached.set(path, new Set());
    for (const part of module.parts) if (part.names.length === 0) reach(path, module, part);
    return module;
  };
  const reach = (path: string, module: Module, part: Part) => {
    const parts = reached.get(path);
    if (!parts || parts.has(part)) return;
    parts.add(part);
    const { mentioned } = part;
    for (const other of module.parts)
      if (other.names.some((name) => mentioned.has(name))) reach(path, module, other);
    waiting.push(...module.taken.filter(({ as }) => mentioned.has(as)), ...part.taken);
  };

  for (const path of PIPELINE) {
    const module = enter(path);
    for (const part of module.parts) reach(path, module, part);
  }
  waiting.push(...listTaken(read(`scenes/${slug}.py`)));
  for (let taken = waiting.pop(); taken; taken = waiting.pop()) {
    const { module: path, name } = taken;
    const module = enter(path);
    const part = module.parts.find(({ names }) => names.includes(name));
    // A name that no part gives is one that the module took itself, or one that cannot be followed.
    const onward = module.taken.find(({ as }) => as === name);
    if (part) reach(path, module, part);
    else if (onward) waiting.push(onward);
    else for (const each of module.parts) reach(path, module, each);
  }
  return new Map(
    [...modules.keys()].sort().map((path) => {
      const parts = modules.get(path)?.parts.filter((part) => reached.get(path)?.has(part)) ?? [];
      return [path, parts.map(({ text }) => text)];
    }),
  );
}

/** Everything but its scene that makes a picture: mending a part makes only the pictures stale that hold it. */
export function hashKit(slug: string): string {
  return shorten(
    [...listKitParts(slug)].map(([path, texts]) => [path, ...texts].join("\n")).join("\n"),
  );
}
