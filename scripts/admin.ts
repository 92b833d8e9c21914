import { readConfig } from "#server/config/config.ts";
import { DirectoryLockedError } from "#server/db/directory-lock.ts";
import { StartError } from "#server/errors/start-error.ts";
import { createLog, openResources } from "#server/resources.ts";
import { askRunning, printReset } from "#server/shell/control.ts";

/** `npm run admin -- reset <address> [--second-factor]`: a link for a new password, printed and mailed to nobody. */

const usage = `npm run admin -- reset <address>                   prints a link for a new password, good once and for an hour
npm run admin -- reset <address> --second-factor   the same, and their second factor is taken off`;

async function reset(email: string, secondFactor: boolean): Promise<string> {
  const config = readConfig(process.env);
  try {
    const resources = await openResources(config, createLog(config));
    try {
      return await printReset(resources, { email, secondFactor });
    } finally {
      await resources.close();
    }
  } catch (error) {
    if (!(error instanceof DirectoryLockedError)) throw error;
    return askRunning<string>(config.dataDir, { command: "reset-admin", email, secondFactor });
  }
}

try {
  const [command, email, flag, ...more] = process.argv.slice(2);
  const isFlag = flag === undefined || flag === "--second-factor";
  if (command !== "reset" || !email || email.startsWith("-") || !isFlag || more.length > 0)
    throw new StartError(usage);
  process.stdout.write(`${await reset(email, flag !== undefined)}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
