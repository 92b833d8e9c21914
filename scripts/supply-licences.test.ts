import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findUnknown, licenceOf, listComponents, lookedAt } from "./supply-licences.ts";

const root = join(import.meta.dirname, "..");
const components = listComponents(
  JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")),
);

test("of every package it is known under which terms it comes", () => {
  expect(components.length).toBeGreaterThan(300);
  expect(findUnknown(components)).toEqual([]);
});

test("what was looked at by hand is still here, and still names none itself", () => {
  const silent = components.filter(({ licence }) => licence === null);
  expect(silent.map(({ name, version }) => `${name}@${version}`)).toEqual(
    Object.keys(lookedAt).sort(),
  );
});

test("NOTICE names what asks to be named", () => {
  const notice = readFileSync(join(root, "NOTICE"), "utf8");
  for (const component of components.filter(({ dev }) => !dev)) {
    if (!/LGPL|OFL/.test(licenceOf(component) ?? "")) continue;
    const known = component.name.startsWith("@img/") ? "@img/sharp-" : component.name;
    expect(notice, component.name).toContain(
      known.replace(/^@fontsource-variable\/anek-.*$/, "Anek "),
    );
  }
});

test.each([
  ["AGPL-3.0", /under AGPL-3.0/],
  ["MIT AND AGPL-3.0", /under MIT AND/],
  [undefined, /names no licence/],
])("a package under %s is told", (license, said) => {
  const lock = {
    packages: { "": {}, "node_modules/a": { version: "1.0.0", ...(license && { license }) } },
  };
  expect(findUnknown(listComponents(lock)).join()).toMatch(said);
});

test("a choice of terms is fine when one of them is; what runs is no mere tool", () => {
  const lock = {
    packages: {
      "node_modules/a": { version: "1.0.0", license: "(AGPL-3.0 OR MIT)", dev: true },
      "node_modules/b/node_modules/a": { version: "1.0.0", license: "(AGPL-3.0 OR MIT)" },
    },
  };
  const found = listComponents(lock);
  expect(findUnknown(found)).toEqual([]);
  expect(found).toMatchObject([{ name: "a", dev: false }]);
});
