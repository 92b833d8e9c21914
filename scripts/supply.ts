import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findUnknown, licenceOf, listComponents, lookedAt } from "./supply-licences.ts";

/**
 * `npm run supply`: what the site is made of, into docs/supply/: every package (CycloneDX), what is known against it
 * (`npm audit`), under which terms it comes. Ends with 1 when something has to be looked at.
 */

const root = join(import.meta.dirname, "..");
const folder = join(root, "docs/supply");
const run = promisify(execFile);

/** What npm writes, whatever it ends with: an audit that found something ends with 1. */
async function askNpm(...parts: string[]): Promise<unknown> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 };
  const { stdout } = await run("npm", parts, options).catch((error: { stdout?: string }) => ({
    stdout: error.stdout ?? "",
  }));
  try {
    return JSON.parse(stdout);
  } catch {
    return null;
  }
}

type Bom = {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
  components: unknown[];
};

/** A component a line, without what differs from run to run: a change of it is a change of the packages. */
async function writeBom(): Promise<number> {
  const bom = (await askNpm(
    "sbom",
    "--sbom-format=cyclonedx",
    "--package-lock-only",
  )) as Bom | null;
  if (!bom?.components)
    throw new Error("npm sbom gave no list: is package-lock.json as package.json wants it?");
  const { serialNumber: _serial, components, ...rest } = bom;
  delete rest.metadata.timestamp;
  rest.metadata.component.name = "safarnama";
  const { dependencies = [], ...head } = rest as typeof rest & { dependencies?: unknown[] };
  const lines = (list: unknown[]) => list.map((one) => `  ${JSON.stringify(one)}`).join(",\n");
  writeFileSync(
    join(folder, "sbom.json"),
    `${JSON.stringify(head).slice(0, -1)},\n"components": [\n${lines(components)}\n],\n"dependencies": [\n${lines(dependencies)}\n]}\n`,
  );
  return components.length;
}

type Audit = {
  vulnerabilities?: Record<string, { severity: string; range: string; isDirect: boolean }>;
};

/** Null: the registry did not answer, and the earlier finding stays. */
async function readAudit(): Promise<string[] | null> {
  const audit = (await askNpm("audit", "--json")) as Audit | null;
  if (!audit?.vulnerabilities) return null;
  return Object.entries(audit.vulnerabilities)
    .map(([name, { severity, range }]) => `${severity}: ${name} ${range}`)
    .sort();
}

function describeLicences(components: ReturnType<typeof listComponents>): string[] {
  const counts = new Map<string, number>();
  for (const component of components) {
    const licence = licenceOf(component) ?? "unknown";
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([licence, count]) => `| ${licence} | ${count} |`);
}

const report = join(folder, "README.md");
const heading = "## Known faults";
const keptAudit = () =>
  existsSync(report) ? (readFileSync(report, "utf8").split(`${heading}\n\n`)[1] ?? "") : "";

mkdirSync(folder, { recursive: true });
const components = listComponents(
  JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")),
);
const unknown = findUnknown(components);
const count = await writeBom();
const audit = await readAudit();
const day = new Date().toISOString().slice(0, 10);
const found = audit
  ? `Asked on ${day}: ${audit.length === 0 ? "none." : `${audit.length}.`}\n${audit.map((line) => `\n- ${line}`).join("")}`
  : keptAudit().trim() || "The registry has not answered yet.";
writeFileSync(
  report,
  `# What the site is made of

Written by \`npm run supply\`. [sbom.json](sbom.json) lists all packages, tools and tests included (CycloneDX, by \`npm sbom\`);
[NOTICE](../../NOTICE) names those whose terms ask for it.

## Licences

| licence | packages |
|---|---|
${describeLicences(components).join("\n")}

Packages that name none themselves were looked at by hand:

| package | licence | where it stands |
|---|---|---|
${Object.entries(lookedAt)
  .map(([name, { licence, found: where }]) => `| ${name} | ${licence} | ${where} |`)
  .join("\n")}

\`@xmldom/xmldom\` is there twice: its current line reads companies' metadata for us; \`xml-crypto\` and \`node-saml\` keep their own 0.8,
since they call it in a way that 0.9 refuses (\`parseFromString\` without a type), and get its mends there.

${heading}

${found.trim()}
`,
);
process.stdout.write(`docs/supply: ${count} packages\n`);
process.stdout.write(
  audit
    ? `${audit.length} known faults\n`
    : "the registry did not answer: the earlier finding stays\n",
);
for (const line of unknown) process.stdout.write(`${line}\n`);
if (unknown.length > 0 || (audit?.length ?? 0) > 0) process.exitCode = 1;
