import { readConfig } from "#server/config/config.ts";
import { DirectoryLockedError } from "#server/db/directory-lock.ts";
import { examine } from "#server/doctor/examine.ts";
import type { Finding } from "#server/doctor/finding.ts";
import { StartError } from "#server/errors/start-error.ts";
import { createLog, openResources } from "#server/resources.ts";
import { askRunning } from "#server/shell/control.ts";

/** `npm run doctor`: how the site is and what to do about it; ends with 1 when there is a fault. */

const signs = { ok: "ok     ", warning: "WARNING", fault: "FAULT  " };

async function look(): Promise<Finding[]> {
  const config = readConfig(process.env);
  try {
    const resources = await openResources(config, createLog(config));
    try {
      return await examine(resources);
    } finally {
      await resources.close();
    }
  } catch (error) {
    if (!(error instanceof DirectoryLockedError)) throw error;
    return askRunning<Finding[]>(config.dataDir, { command: "doctor" });
  }
}

try {
  const findings = await look();
  for (const { area, state, what, todo } of findings)
    process.stdout.write(
      `${signs[state]}  ${area.padEnd(13)}  ${what}\n${todo ? `${" ".repeat(24)}→ ${todo}\n` : ""}`,
    );
  const count = (state: Finding["state"]) => findings.filter((one) => one.state === state).length;
  process.stdout.write(`\n${count("fault")} faults, ${count("warning")} warnings\n`);
  if (count("fault") > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
