import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compileMessages } from "./compile-messages.mjs";
import { root } from "./run.mjs";

let checkout: string;
let compiled: number;
const compiler = "node_modules/@inlang/paraglide-js/package.json";
/** As the real one: it empties its folder first. */
const compile = async () => {
  compiled += 1;
  rmSync(join(checkout, "app/paraglide"), { recursive: true, force: true });
  mkdirSync(join(checkout, "app/paraglide"), { recursive: true });
};

beforeEach(() => {
  compiled = 0;
  checkout = mkdtempSync(join(tmpdir(), "safarnama-messages-"));
  for (const path of ["project.inlang/settings.json", compiler, "messages/en.json"])
    cpSync(join(root, path), join(checkout, path));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

it("compiles once, and again when a text, a language, the settings or the compiler has changed", async () => {
  expect(await compileMessages(checkout, { compile })).toBe(true);
  expect(await compileMessages(checkout, { compile })).toBe(false);
  for (const path of [
    "messages/en.json",
    "messages/hi.json",
    "project.inlang/settings.json",
    compiler,
  ]) {
    writeFileSync(join(checkout, path), `{"of": "${path}"}`);
    expect(await compileMessages(checkout, { compile }), path).toBe(true);
    expect(await compileMessages(checkout, { compile }), path).toBe(false);
  }
  expect(compiled).toBe(5);
});

it("compiles again what was broken off, and what the development server has compiled since", async () => {
  await expect(
    compileMessages(checkout, {
      compile: async () => {
        await compile();
        throw new Error("broken off");
      },
    }),
  ).rejects.toThrow("broken off");
  expect(await compileMessages(checkout, { compile })).toBe(true);
  await compile();
  expect(await compileMessages(checkout, { compile })).toBe(true);
});
