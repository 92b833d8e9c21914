import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, test } from "vitest";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { serializeError } from "./resources.ts";

test("a failed query reaches the log without the personal data it carried", async () => {
  const resources = await createTestResources();
  const lines: string[] = [];
  const log = pino(
    { serializers: { err: serializeError } },
    { write: (line: string) => void lines.push(line) },
  );
  await resources.database.db.execute(sql`create table people (email text primary key)`);
  const insert = () =>
    resources.database.db.execute(sql`insert into people values (${"asha@example.org"})`);
  await insert();
  await insert().then(
    () => expect.unreachable("the second one must fail"),
    (error: unknown) => log.error({ err: error }, "request failed"),
  );
  await resources.close();
  expect(lines.join("")).toContain("insert into people");
  expect(lines.join("")).not.toContain("asha@example.org");
});
