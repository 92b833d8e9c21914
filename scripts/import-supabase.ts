import postgres from "postgres";
import { createAuth } from "#server/auth/create-auth.ts";
import { readConfig } from "#server/config/config.ts";
import { warnOfPassword } from "#server/config/database-url.ts";
import { makePrivately } from "#server/db/private-files.ts";
import { StartError } from "#server/errors/start-error.ts";
import { importSupabase } from "#server/import/import-supabase.ts";
import { openSupabaseSource } from "#server/import/supabase-tables.ts";
import { createLog, openResources } from "#server/resources.ts";
import { createReviewService } from "#server/reviews/service.ts";

/** `npm run import:supabase -- postgres://… [folder with a copy of the bucket profile-pictures]` */

const usage =
  "npm run import:supabase -- postgres://postgres@host:5432/postgres [folder of the pictures]; its password in PGPASSWORD";
/** Rows of the other database in memory at once. */
const rowsAtOnce = 500;

async function run(url: string, pictures: string | undefined): Promise<void> {
  const config = readConfig(process.env);
  const resources = await openResources(config, createLog(config));
  const other = postgres(url, {
    max: 1,
    connect_timeout: 20,
    onnotice: () => {},
    connection: { default_transaction_read_only: true },
  });
  try {
    const { context } = createAuth(resources);
    const { showPortrait } = createReviewService(resources, () => null);
    const source = openSupabaseSource((text) =>
      other.unsafe<{ row: unknown }[]>(text).cursor(rowsAtOnce),
    );
    const { counts, left } = await importSupabase(context, showPortrait, source, { pictures });
    for (const { what, id } of left) process.stdout.write(`${what}: ${id}\n`);
    for (const [what, count] of Object.entries(counts))
      process.stdout.write(`${String(count).padStart(8)} ${what}\n`);
  } catch (error) {
    if (
      error instanceof Error &&
      "code" in error &&
      /^E[A-Z]+$|^CONNECT[A-Z_]+$|^[0-9A-Z]{5}$/.test(String(error.code))
    )
      throw new StartError(`The other database does not answer as asked: ${error.message}`);
    throw error;
  } finally {
    await other.end({ timeout: 5 });
    await resources.close();
  }
}

makePrivately();
try {
  const [url, pictures, ...more] = process.argv.slice(2);
  if (!url || !/^postgres(ql)?:\/\//.test(url) || more.length > 0) throw new StartError(usage);
  process.stderr.write(warnOfPassword(url) ?? "");
  await run(url, pictures);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
