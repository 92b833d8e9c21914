import { expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { describeStart } from "./seed.ts";

const start = (env: Record<string, string>, listening: string) =>
  describeStart({ config: readConfig(env) }, { admin: null }, listening);

test("a start says the address that a browser opens", () => {
  const [first, second] = start({ HOST: "127.0.0.1", PORT: "4000" }, "http://localhost:4000");
  expect(first).toBe("Safarnama is at http://localhost:4000");
  expect(second).toMatch(/^Mail /);
  expect(start({ HOST: "0.0.0.0", PORT: "4000" }, "http://localhost:4000")[0]).toBe(first);
  expect(start({ HOST: "127.0.0.1", PORT: "0" }, "http://localhost:41234")[0]).toBe(
    "Safarnama is at http://localhost:41234",
  );
});

test("behind a proxy it says both addresses: the site's, and where it is served", () => {
  const lines = start(
    { ORIGIN: "https://safarnama.example", HOST: "0.0.0.0", PORT: "4000" },
    "http://localhost:4000",
  );
  expect(lines.slice(0, 2)).toEqual([
    "Safarnama is at https://safarnama.example",
    "It is served at http://localhost:4000",
  ]);
});
