import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { type Document, hashOf, keepClientPart } from "#server/openapi/client-part.ts";
import { createServices } from "#server/services.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** Writes `examples/client/safarnama.d.ts` from the description of this version's calls (`npm run client`). */

const client = join(import.meta.dirname, "../examples/client");
const folder = mkdtempSync(join(tmpdir(), "safarnama-client-"));
const resources = await createTestResources();
try {
  const app = createApp(resources, { services: createServices(resources) });
  const whole = (await (await app.request("/openapi.json")).json()) as Document;
  const part = keepClientPart(whole);
  const described = join(folder, "openapi.json");
  const written = join(folder, "safarnama.d.ts");
  writeFileSync(described, JSON.stringify(part));
  const run = (command: string, ...args: string[]) => {
    const { status } = spawnSync(command, args, { cwd: folder, stdio: "inherit" });
    if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}`);
  };
  for (const name of ["package.json", "package-lock.json"])
    copyFileSync(join(client, name), join(folder, name));
  run("npm", "ci", "--no-audit", "--no-fund");
  // What has a default may be left out.
  run("npx", "openapi-typescript", described, "-o", written, "--default-non-nullable=false");
  const head = `// Made by npm run client from the description ${hashOf(part)}.\n`;
  writeFileSync(join(client, "safarnama.d.ts"), head + readFileSync(written, "utf8"));
} finally {
  await resources.close();
  rmSync(folder, { recursive: true, force: true });
}
