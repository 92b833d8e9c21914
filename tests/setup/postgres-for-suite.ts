import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server on which each test file makes databases of its own. */
    postgresUrl: string;
  }
}

/** `TEST_DATABASE_URL` names a server to use; without it one is started for the suite. */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide("postgresUrl", given);
    return undefined;
  }
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  return server.stop;
}
