import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFakeAuth, fakeToken } from "#tests/factories/fake-auth.ts";
import type { Change } from "./change-feed.ts";
import { createConnection } from "./connection.ts";
import type { FrameVersion } from "./frames.ts";
import { createTokenCheck } from "./token-check.ts";

const asha = "11111111-1111-4111-8111-111111111111";
const change: Change = {
  type: "INSERT",
  table: "Comments",
  commitTimestamp: "2026-11-20T09:00:00.000Z",
  record: {
    id: 7,
    Name: "Asha",
    ratings: 5,
    path: null,
    title: "Leh",
    created_at: "2026-11-20T09:00:00+00:00",
  },
  oldRecord: null,
};
const deletion: Change = { ...change, type: "DELETE", record: null, oldRecord: { id: 7 } };

function open(version: FrameVersion = "2.0.0") {
  const sent: unknown[] = [];
  const state = { buffered: 0, closed: null as number | null, dropped: false };
  const connection = createConnection(
    {
      send: (text) => sent.push(JSON.parse(text)),
      buffered: () => state.buffered,
      close: (code) => {
        state.closed = code;
      },
      drop: () => {
        state.dropped = true;
      },
    },
    version,
    createTokenCheck(createFakeAuth([{ id: asha }])),
  );
  const say = async (...frame: unknown[]) => {
    connection.receiveText(JSON.stringify(frame));
    await vi.advanceTimersByTimeAsync(0);
  };
  const join = (changes: object[], more = {}, config = {}) =>
    say("1", "1", "realtime:list", "phx_join", {
      config: { postgres_changes: changes, ...config },
      ...more,
    });
  return { connection, sent, state, say, join };
}
const all = { event: "*", schema: "public", table: "Comments" };
const lastOf = (sent: unknown[]) => sent.at(-1) as unknown[];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a join is echoed with ids, then the system says it listens", async () => {
  const { sent, join } = open();
  await join(
    [all, { event: "INSERT", table: "Comments", filter: "ratings=eq.5" }],
    {},
    { presence: { enabled: true } },
  );
  expect(sent).toEqual([
    [
      "1",
      "1",
      "realtime:list",
      "phx_reply",
      {
        status: "ok",
        response: {
          postgres_changes: [
            { ...all, id: 1 },
            { event: "INSERT", table: "Comments", filter: "ratings=eq.5", id: 2 },
          ],
        },
      },
    ],
    [null, null, "realtime:list", "presence_state", {}],
    [
      null,
      null,
      "realtime:list",
      "system",
      {
        extension: "postgres_changes",
        status: "ok",
        message: "Subscribed to PostgreSQL",
        channel: "list",
      },
    ],
  ]);
});

test("a change goes to the bindings it fits, in one message", async () => {
  const { sent, join, connection } = open();
  await join([
    all,
    { ...all, filter: "ratings=lt.3" },
    { ...all, filter: "title=in.(Leh,Agra)" },
    { ...all, event: "DELETE" },
  ]);
  connection.deliver(change);
  expect(lastOf(sent)).toMatchObject([
    null,
    null,
    "realtime:list",
    "postgres_changes",
    {
      ids: [1, 3],
      data: {
        schema: "public",
        table: "Comments",
        type: "INSERT",
        errors: null,
        record: { id: 7 },
      },
    },
  ]);
  connection.deliver(deletion);
  expect(lastOf(sent)[4]).toMatchObject({
    ids: [1, 2, 3, 4],
    data: { type: "DELETE", old_record: { id: 7 } },
  });
});

test.each([
  ["ratings=gte.5", true],
  ["ratings=gt.5", false],
  ["title=eq.Leh", true],
  ["title=neq.Leh", false],
  ["title=eq.2026-11-20", false],
  ["created_at=lt.2026-11-20T10:00:00Z", true],
  ["created_at=gt.2026-11-20T10:00:00Z", false],
  ["path=is.null", true],
  ["path=eq.x", false],
  ["title=like.L*", true],
  ["title=ilike.l_h", true],
  ["title=not.in.(Agra,Leh)", false],
])("a listener with %s hears of it: %s", async (filter, hears) => {
  const { sent, join, connection } = open();
  await join([{ ...all, filter }]);
  connection.deliver(change);
  expect(sent).toHaveLength(hears ? 3 : 2);
});

test("only the columns that were asked for are sent", async () => {
  const { sent, join, connection } = open();
  await join([{ ...all, select: ["id", "title"] }]);
  connection.deliver(change);
  expect(lastOf(sent)[4]).toMatchObject({
    data: {
      record: { id: 7, title: "Leh" },
      columns: [
        { name: "id", type: "int8" },
        { name: "title", type: "text" },
      ],
    },
  });
});

test("version 1.0.0 speaks in objects", async () => {
  const { connection, sent } = open("1.0.0");
  connection.receiveText(
    JSON.stringify({ topic: "phoenix", event: "heartbeat", payload: {}, ref: "9" }),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([
    {
      topic: "phoenix",
      event: "phx_reply",
      payload: { status: "ok", response: {} },
      ref: "9",
      join_ref: null,
    },
  ]);
});

test.each([
  ["another table", [{ ...all, table: "users" }], {}],
  ["another schema", [{ ...all, schema: "auth" }], {}],
  ["an unknown column", [{ ...all, filter: "author_email=eq.x" }], {}],
  ["an unreadable filter", [{ ...all, filter: "id" }], {}],
  ["an unknown column to select", [{ ...all, select: ["author_email"] }], {}],
  ["a private channel", [all], { private: true }],
])("%s is refused with a reason", async (_what, changes, config) => {
  const { sent, join, connection } = open();
  await join(changes, {}, config);
  expect(lastOf(sent)[4]).toMatchObject({
    status: "error",
    response: { reason: expect.any(String) },
  });
  connection.deliver(change);
  expect(sent).toHaveLength(1);
});

test("a token that is nobody's is refused, and one that ends closes its channel", async () => {
  const { sent, join, say } = open();
  const now = Math.floor(Date.now() / 1000);
  await join([all], { access_token: fakeToken("99999999-9999-4999-8999-999999999999", now + 60) });
  expect(lastOf(sent)[4]).toMatchObject({ status: "error" });
  await join([all], { access_token: fakeToken(asha, now + 30) });
  await say("1", "2", "realtime:list", "access_token", { access_token: fakeToken(asha, now + 60) });
  await vi.advanceTimersByTimeAsync(31_000);
  expect(sent).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent.slice(3)).toEqual([
    [
      null,
      null,
      "realtime:list",
      "system",
      { extension: "system", status: "error", message: "Token has expired", channel: "list" },
    ],
    ["1", "1", "realtime:list", "phx_close", {}],
  ]);
});

test("leaving is confirmed, and nothing comes afterwards", async () => {
  const { sent, join, say, connection } = open();
  await join([all]);
  await say("1", "2", "realtime:list", "phx_leave", {});
  expect(sent.slice(2)).toEqual([
    ["1", "2", "realtime:list", "phx_reply", { status: "ok", response: {} }],
    ["1", "1", "realtime:list", "phx_close", {}],
  ]);
  connection.deliver(change);
  expect(sent).toHaveLength(4);
});

test("broadcasts and presence are answered, not passed on", async () => {
  const { sent, join, say, connection } = open();
  await join([]);
  await say("1", "3", "realtime:list", "presence", { event: "track", payload: {} });
  expect(lastOf(sent)).toMatchObject(["1", "3", "realtime:list", "phx_reply", { status: "error" }]);
  const text = new TextEncoder().encode("15realtime:listhello{}");
  connection.receiveBinary(new Uint8Array([3, 1, 1, 13, 5, 0, 1, ...text]));
  await vi.advanceTimersByTimeAsync(0);
  expect(lastOf(sent)).toMatchObject(["1", "5", "realtime:list", "phx_reply", { status: "error" }]);
});

test("a slow reader is dropped, a silent one closed, a loud one too", async () => {
  const slow = open();
  await slow.join([all]);
  slow.state.buffered = 10_000_000;
  slow.connection.deliver(change);
  expect(slow.state.dropped).toBe(true);
  const silent = open();
  await vi.advanceTimersByTimeAsync(71_000);
  expect(silent.state.closed).toBe(1001);
  const loud = open();
  for (let index = 0; index < 130; index++)
    await loud.say(null, String(index), "phoenix", "heartbeat", {});
  expect(loud.state.closed).toBe(1008);
});

test("no frame breaks a connection's handler", async () => {
  vi.useRealTimers();
  const changes = fc.array(
    fc.record(
      { event: fc.constantFrom("*", "INSERT"), table: fc.string(), filter: fc.string() },
      { requiredKeys: [] },
    ),
  );
  const payload = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        config: fc.record({ postgres_changes: changes }, { requiredKeys: [] }),
        access_token: fc.string(),
      },
      { requiredKeys: [] },
    ),
  );
  const frame = fc.tuple(
    fc.constantFrom(null, "1"),
    fc.string(),
    fc.constantFrom("realtime:a", "phoenix", ""),
    fc.constantFrom("phx_join", "phx_leave", "access_token", "x"),
    payload,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(frame, fc.jsonValue()),
      fc.uint8Array({ maxLength: 40 }),
      async (value, bytes) => {
        for (const version of ["1.0.0", "2.0.0"] as const) {
          const { connection, state } = open(version);
          connection.receiveText(JSON.stringify(value));
          await new Promise((resolve) => setImmediate(resolve));
          connection.receiveBinary(bytes);
          connection.deliver(change);
          connection.end();
          expect(state.closed).not.toBe(1011);
        }
      },
    ),
    { numRuns: 200 },
  );
});
