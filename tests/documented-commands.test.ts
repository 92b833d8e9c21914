import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Commands of docs/operations.md begin as they stand there with the settings that are shipped. */

const root = join(import.meta.dirname, "..");

/** What the command's process is told, run as the guide has it but for the user and its last words. */
async function readSetting(script: string, name: string): Promise<string> {
  const guide = await readFile(join(root, "docs/operations.md"), "utf8");
  const line = guide.split("\n").find((one) => one.startsWith("sudo ") && one.includes(script));
  const [begin, ...more] = line?.split(`${script}`) ?? [];
  expect(more).toHaveLength(1);
  const command = (begin ?? "")
    .replace("sudo -u safarnama ", "")
    .replaceAll("/etc/safarnama.env", "deploy/safarnama.env.example");
  const { stdout } = await promisify(execFile)(
    "bash",
    ["-c", `${command} -p process.env.${name}`],
    {
      cwd: root,
      env: { PATH: process.env.PATH },
    },
  );
  return stdout.trim();
}

test.each(["scripts/doctor.ts", "scripts/admin.ts"])(
  "%s is told the shipped settings, a name with a blank too",
  async (script) => {
    expect(await readSetting(script, "MAIL_FROM")).toBe("Safarnama <hello@your-site.in>");
    expect(await readSetting(script, "ORIGIN")).toBe("https://www.your-site.in");
    expect(await readSetting(script, "DATA_DIR")).toBe("/var/lib/safarnama");
  },
);
