/** Under which terms the packages of the lock file come, and which of them somebody has to look at. */

export type Component = { name: string; version: string; licence: string | null; dev: boolean };

type LockEntry = { version?: string; license?: string; dev?: boolean; link?: boolean };

/** Every package of `package-lock.json`, once a version, by name. */
export function listComponents(lock: { packages: Record<string, LockEntry> }): Component[] {
  const found = new Map<string, Component>();
  for (const [path, { version = "", license, dev = false, link }] of Object.entries(
    lock.packages,
  )) {
    if (path === "" || link) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const key = `${name}@${version}`;
    const known = found.get(key);
    // Whatever needs it to run counts.
    found.set(key, { name, version, licence: license ?? null, dev: dev && (known?.dev ?? true) });
  }
  return [...found.values()].sort((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}

/** Terms that ask for no more than to be named; beside it, those whose wishes NOTICE fulfils. */
const free = ["MIT", "MIT-0", "ISC", "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause"].concat(
  ...["BlueOak-1.0.0", "Unlicense"],
);
const noticed = ["MPL-2.0", "LGPL-3.0-only", "LGPL-3.0-or-later", "OFL-1.1"].concat(
  ...["CC-BY-4.0", "CC BY 4.0"],
);

/** Of packages whose own words name none: what was found in them. The version is part of the finding. */
export const lookedAt: Record<string, { licence: string; found: string }> = {
  "@inlang/plugin-message-format@4.4.4": { licence: "MIT", found: "its LICENSE, Opral US Inc." },
  "jsonpack@1.1.5": {
    licence: "MIT",
    found: "the older `licenses` of its package.json, and LICENSE.md, Rodrigo González, Sapienlab",
  },
  "png-js@2.0.0": { licence: "MIT", found: "its LICENSE, Devon Govett" },
  "sqlite-wasm-kysely@0.3.0": { licence: "MIT", found: "its LICENSE, Opral US Inc." },
  "suncalc@2.0.2": { licence: "BSD-2-Clause", found: "its LICENSE, Volodymyr Agafonkin" },
};

/** The terms of a component: its own word, or what was looked up. Null: nobody knows. */
export const licenceOf = ({ name, version, licence }: Component): string | null =>
  licence ?? lookedAt[`${name}@${version}`]?.licence ?? null;

/** Whether all of `A AND B`, or one of `A OR B`, is among the terms that are known here. */
function isKnown(licence: string): boolean {
  const one = (term: string) => [...free, ...noticed].includes(term.replaceAll(/[()]/g, "").trim());
  return licence.split(" OR ").some((choice) => choice.split(" AND ").every(one));
}

/** What nobody has looked at: no licence, or terms that are new here. A sentence each. */
export function findUnknown(components: Component[]): string[] {
  return components.flatMap((component) => {
    const { name, version } = component;
    const licence = licenceOf(component);
    if (licence === null)
      return [
        `${name}@${version} names no licence: look into it, and write what you find into lookedAt.`,
      ];
    return isKnown(licence)
      ? []
      : [
          `${name}@${version} is under ${licence}, which nothing else is: decide whether it may be used.`,
        ];
  });
}
