import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { appendFile, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildIfOlder, isBuilt } from "./build-if-older.mjs";
import { sources } from "./fingerprint.mjs";
import { keepRetired, keeps } from "./keep-retired.mjs";
import { prepare } from "./prepare.mjs";

/** A small checkout, with stand-ins for `npm ci` and the build that write what the real ones do. */

let root: string;
const isFile = (name: string) => /\.\w+$/.test(name);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "safarnama-checkout-"));
  await mkdir(join(root, "scripts"));
  await mkdir(join(root, "project.inlang"));
  for (const source of sources) {
    if (!isFile(source)) await mkdir(join(root, source));
    await writeFile(join(root, isFile(source) ? source : `${source}/one.ts`), "1");
  }
  await writeFile(join(root, "public/scene.avif"), "picture");
});
afterEach(() => rm(root, { recursive: true, force: true }));

const parts = 30;
const lines = (name: string) =>
  existsSync(join(root, name)) ? readFileSync(join(root, name), "utf8").trim().split("\n") : [];
const builtText = () => readFileSync(join(root, "build/server/index.js"), "utf8");
const leftovers = () => readdirSync(root).filter((name) => /^(build\.|\.prepare)/.test(name));

async function standInBuild(folder: string, text = "pages"): Promise<void> {
  await appendFile(join(root, "builds.log"), "built\n");
  await mkdir(join(root, "app/paraglide"), { recursive: true });
  await writeFile(join(root, "app/paraglide/messages.js"), String(Math.random()));
  await mkdir(join(root, "project.inlang/cache"), { recursive: true });
  await writeFile(join(root, "project.inlang/cache/plugin"), String(Math.random()));
  await mkdir(join(root, folder, "client"), { recursive: true });
  await mkdir(join(root, folder, "server"), { recursive: true });
  await writeFile(join(root, folder, "server/index.js"), text);
}
const build = () => buildIfOlder(root, { build: standInBuild });

/** A start in a process of its own; `pause` is how long the build rests between two files. */
function start(pause = 5): ChildProcess & { ended: Promise<number | NodeJS.Signals | null> } {
  const scripts = pathToFileURL(`${import.meta.dirname}/`).href;
  const child = spawn(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
       import { setTimeout } from "node:timers/promises";
       import { buildIfOlder, isBuilt } from "${scripts}build-if-older.mjs";
       import { installIfOlder, isInstalled } from "${scripts}install.mjs";
       import { prepare } from "${scripts}prepare.mjs";
       const root = process.cwd();
       const install = async () => {
         appendFileSync("installs.log", "installed\\n");
         rmSync("node_modules", { recursive: true, force: true });
         mkdirSync("node_modules/node/bin", { recursive: true });
         await setTimeout(100);
         for (const name of ["node", "node.exe"]) writeFileSync("node_modules/node/bin/" + name, "");
       };
       const build = async (folder) => {
         appendFileSync("builds.log", "built\\n");
         mkdirSync(folder + "/server", { recursive: true });
         mkdirSync(folder + "/client", { recursive: true });
         writeFileSync(folder + "/server/index.js", "pages of a process");
         for (let part = 0; part < ${parts}; part += 1) {
           writeFileSync(folder + "/client/" + part, "part");
           await setTimeout(${pause});
         }
       };
       await prepare(root, {
         isReady: () => isInstalled(root) && isBuilt(root),
         steps: [() => installIfOlder(root, install), () => buildIfOlder(root, { build })],
       });`,
    ],
    { cwd: root, stdio: ["ignore", "ignore", "inherit"] },
  );
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(signal ?? code)),
  );
  return Object.assign(child, { ended });
}

test("the second start builds nothing, although the first wrote into the folders it reads", async () => {
  expect(isBuilt(root)).toBe(false);
  await build();
  expect(isBuilt(root)).toBe(true);
  await build();
  expect(lines("builds.log")).toHaveLength(1);
  expect(leftovers()).toEqual([]);
});

test.each([...sources, "public/scene.avif"])("a change of %s builds again", async (source) => {
  await build();
  await appendFile(join(root, isFile(source) ? source : `${source}/one.ts`), "2");
  expect(isBuilt(root)).toBe(false);
  await build();
  expect(lines("builds.log")).toHaveLength(2);
});

test("a picture of the same size, and a source that moved, build again; a test does not", async () => {
  await build();
  await writeFile(join(root, "app/one.test.tsx"), "test");
  expect(isBuilt(root)).toBe(true);
  await setTimeout(5);
  await writeFile(join(root, "public/scene.avif"), "pictuRe");
  expect(isBuilt(root)).toBe(false);
  await build();
  await rename(join(root, "app/one.ts"), join(root, "app/two.ts"));
  expect(isBuilt(root)).toBe(false);
});

test("what changes while it is built is built at the next start", async () => {
  await buildIfOlder(root, {
    build: async (folder: string) => {
      await appendFile(join(root, "app/one.ts"), "meanwhile");
      await standInBuild(folder);
    },
  });
  expect(isBuilt(root)).toBe(false);
});

test("starts at once install once and build once, and each finds all of it", async () => {
  const all = [start(), start(), start(), start()];
  const ends = all.map(async ({ ended }) => {
    expect(await ended).toBe(0);
    expect(readdirSync(join(root, "build/client"))).toHaveLength(parts);
    expect(isBuilt(root)).toBe(true);
  });
  await Promise.all(ends);
  expect(lines("installs.log")).toHaveLength(1);
  expect(lines("builds.log")).toHaveLength(1);
  expect(leftovers()).toEqual([]);
});

test("where all is ready no lock is taken", async () => {
  await prepare(join(root, "not there"), { isReady: () => true, steps: [() => build()] });
  expect(lines("builds.log")).toEqual([]);
});

describe("a build that is broken off", () => {
  test("by an error leaves the former one as it was", async () => {
    await build();
    await writeFile(join(root, "app/one.ts"), "wrong");
    const failing = buildIfOlder(root, {
      build: async (folder: string) => {
        await standInBuild(folder, "half");
        throw new Error("does not compile");
      },
    });
    await expect(failing).rejects.toThrow("does not compile");
    expect(builtText()).toBe("pages");
    expect(leftovers()).toEqual([]);
  });

  test("by SIGKILL leaves the former one as it was, and the next start builds", async () => {
    await build();
    await writeFile(join(root, "app/one.ts"), "new");
    const killed = start(1000);
    while (!leftovers().some((name) => name.startsWith("build.next-"))) await setTimeout(10);
    killed.kill("SIGKILL");
    expect(await killed.ended).toBe("SIGKILL");
    expect(builtText()).toBe("pages");
    expect(leftovers()).not.toEqual([]);
    expect(await start().ended).toBe(0);
    expect(builtText()).toBe("pages of a process");
    expect(readdirSync(join(root, "build/client"))).toHaveLength(parts);
    expect(leftovers()).toEqual([]);
  });

  test("between the two renames is put back", async () => {
    await build();
    await rename(join(root, "build"), join(root, "build.former-4711"));
    await build();
    expect(builtText()).toBe("pages");
    expect(lines("builds.log")).toHaveLength(1);
    expect(leftovers()).toEqual([]);
  });
});

describe("scripts of former builds", () => {
  const day = 24 * 3_600_000;
  const assets = () => readdirSync(join(root, "build/client/assets")).sort();
  const textOf = (name: string) => readFileSync(join(root, "build/client/assets", name), "utf8");
  /** A build whose pages fetch these files. */
  const release = (...names: string[]) =>
    buildIfOlder(root, {
      always: true,
      build: async (folder: string) => {
        await standInBuild(folder);
        await mkdir(join(root, folder, "client/assets"));
        for (const name of names) await writeFile(join(root, folder, "client/assets", name), name);
      },
    });
  /** As if all that the build has taken over had gone out of use so many milliseconds before. */
  async function age(ms: number): Promise<void> {
    const path = join(root, "build/retired-assets.json");
    const list = JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
    const older = Object.entries(list).map(([name, at]) => [
      name,
      new Date(Date.parse(at) - ms).toISOString(),
    ]);
    await writeFile(path, JSON.stringify(Object.fromEntries(older)));
  }

  test("stay, with what they are packed as, while pages that fetch them are open", async () => {
    await release("shell-1.js", "shell-1.js.br", "same-1.css");
    await release("shell-2.js", "same-1.css");
    expect(assets()).toEqual(["same-1.css", "shell-1.js", "shell-1.js.br", "shell-2.js"]);
    expect(textOf("shell-1.js")).toBe("shell-1.js");
    await release("shell-3.js");
    expect(assets()).toContain("shell-1.js");
    expect(assets()).toContain("shell-2.js");
    expect(assets()).toContain("same-1.css");
    expect(leftovers()).toEqual([]);
  });

  test("go after fourteen days out of use, and not a day sooner", async () => {
    await release("shell-1.js");
    await release("shell-2.js");
    await age(13 * day);
    await release("shell-3.js");
    expect(assets()).toEqual(["shell-1.js", "shell-2.js", "shell-3.js"]);
    // The second went out of use just now, the first 13 days before.
    await age(1.5 * day);
    await release("shell-4.js");
    expect(assets()).toEqual(["shell-2.js", "shell-3.js", "shell-4.js"]);
  });

  test("that are in use again count from the next time they are not", async () => {
    await release("shell-1.js");
    await release("shell-2.js");
    await age(13 * day);
    await release("shell-1.js");
    await release("shell-3.js");
    await age(2 * day);
    await release("shell-4.js");
    expect(assets()).toContain("shell-1.js");
  });

  test("stay when their list is lost, and a build that was broken off takes none away", async () => {
    await release("shell-1.js");
    await release("shell-2.js");
    await writeFile(join(root, "build/retired-assets.json"), '{"shell');
    const failing = buildIfOlder(root, {
      always: true,
      build: () => Promise.reject(new Error("does not compile")),
    });
    await expect(failing).rejects.toThrow("does not compile");
    await release("shell-3.js");
    expect(assets()).toEqual(["shell-1.js", "shell-2.js", "shell-3.js"]);
  });

  test("take no more than their share of the disk: the oldest go first", async () => {
    await release("shell-1.js");
    await release("shell-2.js");
    await age(day);
    const whole = keeps.bytes;
    keeps.bytes = "shell-2.js".length;
    try {
      await release("shell-3.js");
    } finally {
      keeps.bytes = whole;
    }
    expect(assets()).toEqual(["shell-2.js", "shell-3.js"]);
  });

  test("of another folder are taken over by hand, as an image is made", async () => {
    await release("shell-1.js");
    await mkdir(join(root, "other/client/assets"), { recursive: true });
    keepRetired(join(root, "build"), join(root, "other"));
    expect(readdirSync(join(root, "other/client/assets"))).toEqual(["shell-1.js"]);
  });
});
