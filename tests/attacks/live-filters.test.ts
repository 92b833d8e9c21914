import { expect, test } from "vitest";
import { compileLike } from "#server/data/like-pattern.ts";
import type { Change } from "#server/data/realtime/change-feed.ts";
import { createConnection } from "#server/data/realtime/connection.ts";
import { createTokenCheck } from "#server/data/realtime/token-check.ts";
import { parseQuery } from "#server/data/rest/parse-query.ts";
import { restTables } from "#server/data/rest/tables.ts";
import { createFakeAuth } from "#tests/factories/fake-auth.ts";
import { tries } from "./effort.ts";

const letters = tries(4000, 400_000);

/** A text that counts how often a letter of it is looked at. */
function countedText(text: string) {
  const state = { read: 0 };
  return {
    state,
    *[Symbol.iterator]() {
      for (const letter of text) {
        state.read += 1;
        yield letter;
      }
    },
  };
}

const hostile: [string, string][] = [
  ["%a%a%a%a%a%!", "a"],
  ["%e%e%e%e%e%e%e%e%e%", "e"],
  [`%${"a".repeat(98)}!`, "a"],
  [`%${"_".repeat(98)}!`, "a"],
  [`%${"a_".repeat(44)}%${"_a".repeat(3)}%!`, "ab"],
  ["%\\%%\\%%\\%%\\%%!", "%"],
];

test.each(hostile)("%s reads each letter once, with four steps at most", (pattern, unit) => {
  const matcher = compileLike(pattern);
  const text = countedText(unit.repeat(letters / unit.length));
  expect(matcher.matches(text)).toBe(pattern.endsWith("%"));
  expect(text.state.read).toBeLessThanOrEqual(letters);
  expect(matcher.words).toBeLessThanOrEqual(4);
});

function openSocket() {
  const sent: string[] = [];
  const wire = { send: (text: string) => sent.push(text), buffered: () => 0 };
  const connection = createConnection(
    { ...wire, close: () => {}, drop: () => {} },
    "2.0.0",
    createTokenCheck(createFakeAuth([])),
  );
  const join = async (topic: string, filters: string[]) => {
    const changes = filters.map((filter) => ({ event: "*", table: "Comments", filter }));
    const payload = { config: { postgres_changes: changes } };
    sent.length = 0;
    connection.receiveText(JSON.stringify(["1", "1", `realtime:${topic}`, "phx_join", payload]));
    await new Promise((resolve) => setImmediate(resolve));
    const frames = sent.map(
      (text) => JSON.parse(text) as [null, null, null, string, { status: string }],
    );
    return frames.find(([, , , event]) => event === "phx_reply")?.[4].status;
  };
  return { connection, sent, join };
}

test("the join that froze the process is answered and hears a long review", async () => {
  const { connection, sent, join } = openSocket();
  expect(await join("a", ["comment=like.%a%a%a%a%a%!", "comment=ilike.*e*e*e*e*e*e*e*e*e*"])).toBe(
    "ok",
  );
  sent.length = 0;
  const change: Change = {
    type: "INSERT",
    table: "Comments",
    commitTimestamp: "2026-11-20T09:00:00.000Z",
    record: { id: 1, comment: `${"a".repeat(letters)}${"E".repeat(letters)}` },
    oldRecord: null,
  };
  connection.deliver(change);
  expect(sent.map((text) => JSON.parse(text)[4].ids)).toEqual([[2]]);
});

test("patterns of a socket are bounded, in one join or spread over channels", async () => {
  const pattern = "title=like.%a%";
  expect(await openSocket().join("a", Array(6).fill(pattern))).toBe("error");
  const spread = openSocket();
  expect(await spread.join("a", Array(5).fill(pattern))).toBe("ok");
  expect(await spread.join("b", [pattern])).toBe("error");
  // Joining a channel again gives back what it held.
  expect(await spread.join("a", Array(5).fill(pattern))).toBe("ok");
});

test("subscriptions of a socket are bounded", async () => {
  const { join } = openSocket();
  const answers: (string | undefined)[] = [];
  for (let index = 0; index < 6; index++)
    answers.push(await join(String(index), Array(10).fill("id=gt.1")));
  expect(answers).toEqual(["ok", "ok", "ok", "ok", "error", "error"]);
});

test.each([
  ["a long pattern", `title=like.${"a".repeat(101)}`],
  ["many wildcards", `title=like.${"%a".repeat(11)}`],
  ["many wildcards spelled otherwise", `title=ilike.${"*a".repeat(11)}`],
])("%s is refused by the socket and by the table call", async (_what, filter) => {
  expect(await openSocket().join("a", [filter])).toBe("error");
  const comments = restTables[0];
  if (!comments) throw new Error("no table");
  expect(() => parseQuery(comments, new URLSearchParams(filter))).toThrow(/at most 100/);
});

test("a table call takes five patterns, and a tail of backslashes at once", () => {
  const comments = restTables[0];
  if (!comments) throw new Error("no table");
  const query = (count: number) =>
    new URLSearchParams(Array.from({ length: count }, () => ["title", "like.%a%"]));
  expect(parseQuery(comments, query(5)).filters).toHaveLength(5);
  expect(() => parseQuery(comments, query(6))).toThrow(/patterns/);
  const slashes = (text: string) =>
    parseQuery(comments, new URLSearchParams([["title", `like.${text}`]])).filters[0];
  expect(slashes("a\\\\\\")).toMatchObject({ value: "a\\\\" });
  expect(slashes("a\\\\")).toMatchObject({ value: "a\\\\" });
});
