import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { readDatabaseUrl } from "./database-url.ts";

const one = "postgres://asha:secret@db1:5432/safarnama";

test("the address of one server is left as it is", () => {
  for (const url of [one, "postgresql://db1", "postgres:///safarnama", `${one}?prepare=false`])
    expect(readDatabaseUrl(url)).toEqual({ url, servers: [], mustWrite: false });
});

test("several servers, each with its port or the usual one", () => {
  const url = "postgres://asha:secret@db1:5432,db2:5433,db3,[::1]:5434/safarnama?sslmode=require";
  expect(readDatabaseUrl(url)).toEqual({
    url: "postgres://asha:secret@db1:5432/safarnama?sslmode=require",
    servers: [
      { host: "db1", port: 5432 },
      { host: "db2", port: 5433 },
      { host: "db3", port: 5432 },
      { host: "::1", port: 5434 },
    ],
    mustWrite: true,
  });
});

test("primary and read-write both mean a server that takes writes", () => {
  for (const word of ["primary", "read-write"])
    expect(readDatabaseUrl(`${one}?target_session_attrs=${word}&prepare=false`)).toEqual({
      url: `${one}?prepare=false`,
      servers: [],
      mustWrite: true,
    });
});

test("a server that may not write, an empty one and a wrong port are refused, and no password is told", () => {
  const wrong: [url: string, sentence: RegExp][] = [
    ["postgres://asha:secret@db1,db2/x?target_session_attrs=any", /attrs=any .*write primary/],
    ["postgres://asha:secret@db1,db2/x?target_session_attrs=standby", /attrs=standby/],
    [`${one}?target_session_attrs=`, /write primary/],
    ["postgres://asha:secret@db1,/x", /names a server that is empty/],
    ["postgres://asha:secret@,db1/x", /names a server that is empty/],
    ["postgres://asha:secret@db1:x,db2/x", /server 1 is no host/],
    ["postgres://asha:secret/1@db1/x", /percent-encoded/],
    ["postgres://asha:secret@db1,db2:70000/x", /server 2 is no host/],
    ["postgres://asha:secret#1@db1/x", /is not written as/],
    ["mysql://asha:secret@db1/x", /is not written as/],
    ["secret", /is not written as/],
  ];
  for (const [url, sentence] of wrong) {
    const attempt = () => readConfig({ DATABASE_URL: url });
    expect(attempt, url).toThrow(ConfigError);
    expect(attempt, url).toThrow(sentence);
    expect(attempt, url).toThrow("DATABASE_URL: ");
    expect(attempt, url).not.toThrow("secret");
  }
  const replica = "postgres://asha:secret@db2/x";
  expect(() => readConfig({ DATABASE_REPLICA_URL: replica })).toThrow(/no standby/);
  for (const several of ["db2,db3/x", "db2/x?target_session_attrs=primary"]) {
    const attempt = () =>
      readConfig({
        DATABASE_URL: "postgres://asha@db1/x",
        DATABASE_REPLICA_URL: `postgres://asha:secret@${several}`,
      });
    expect(attempt).toThrow(/names one server alone/);
    expect(attempt).not.toThrow("secret");
  }
  const both = { DATABASE_URL: "postgres://asha@db1/x", DATABASE_REPLICA_URL: replica };
  expect(readConfig(both).databaseReplicaUrl).toBe(replica);
  expect(readConfig({ DATABASE_URL: "postgres://asha@db1,db2/x" }).databaseUrl).toBe(
    "postgres://asha@db1,db2/x",
  );
});
