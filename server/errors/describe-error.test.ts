import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog, type OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { describeError } from "./describe-error.ts";

let resources: OpenResources;
beforeAll(async () => {
  resources = await createTestResources();
});
afterAll(() => resources?.close());

const caught = async (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => expect.unreachable("it must fail"),
    (error: unknown) => error as Error,
  );

test("a failed query reaches the log without the personal data it carried", async () => {
  const lines: string[] = [];
  const log = createLog(
    { ...resources.config, logLevel: "info" },
    { write: (line) => void lines.push(line) },
  );
  const { db } = resources.database;
  await db.execute(sql`create table people (email text primary key)`);
  const insert = () =>
    db.execute(sql`insert into people values (${"asha@example.org\nparams: x\n    at asha:1:1"})`);
  await insert();
  log.error({ err: await caught(insert()) }, "request failed");
  log.error(await caught(insert()));
  expect(lines.join("")).not.toMatch(/asha|params/);
  const { err } = JSON.parse(lines[0] ?? "");
  expect(err).toMatchObject({
    type: "DrizzleQueryError",
    statement: ["insert into people"],
    cause: { code: "23505", constraint: "people_pkey", table: "people" },
  });
  expect(err.stack.length).toBeGreaterThan(2);
  expect(err.stack.join("\n")).toContain("describe-error.test.ts:");
});

test("a statement with a value in it is told of by its verbs and tables alone", async () => {
  const error = await caught(
    resources.database.db.execute(
      sql.raw(
        "update nowhere set x = 'from asha@example.org, it''s join asha' where y in (select 1 from here)",
      ),
    ),
  );
  expect(describeError(error).statement).toEqual(["update nowhere", "from here"]);
});

test.each([
  ["a text", "asha@example.org"],
  ["nothing", undefined],
  ["an object", { email: "asha@example.org", toString: (): string => "asha@example.org" }],
  ["a message that looks like a call", new Error("no\n    at asha (file:///asha@example.org:1:1)")],
  [
    "fields of its own",
    Object.assign(new Error("x"), { code: "asha@example.org", detail: "asha" }),
  ],
  ["a token as its code", Object.assign(new Error("x"), { code: "asha".repeat(12) })],
  ["causes", new Error("asha", { cause: new Error("asha", { cause: "asha@example.org" }) })],
  ["a round", round()],
  ["several", new AggregateError([new Error("asha"), "asha"], "asha")],
  [
    "a server's answer",
    Object.assign(new Error("550 <asha@example.org>"), {
      responseCode: 550,
      response: "550 asha",
      rejected: ["asha"],
      command: "RCPT TO",
    }),
  ],
])("%s gives away no more than the list", (_what, thrown) => {
  const told = JSON.stringify(describeError(thrown));
  expect(told).not.toContain("asha");
  expect(told.length).toBeLessThan(20_000);
});

function round(): Error {
  const error = new Error("asha");
  error.cause = error;
  return error;
}

test("what an operator needs to find the fault is there", () => {
  const refused = Object.assign(new Error("550 <asha@example.org>"), {
    code: "EENVELOPE",
    responseCode: 550,
    command: "RCPT TO",
  });
  expect(describeError(new Error("x", { cause: refused }))).toMatchObject({
    type: "Error",
    cause: { code: "EENVELOPE", status: 550, command: "RCPT TO" },
  });
});
