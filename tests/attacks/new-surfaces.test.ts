import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { DOMParser } from "@xmldom/xmldom";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TripMoney } from "#contract/quote/money.ts";
import type { RateBook } from "#contract/quote/rate-book.ts";
import { Wish } from "#contract/trip/wish.ts";
import type { AskSent } from "#contract/wire/agenda.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { listCalls } from "#server/app.ts";
import type { Call } from "#server/calls/call.ts";
import { toSchema } from "#server/openapi/to-schema.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices, type Services } from "#server/services.ts";
import { type RunningServer, serve } from "#server/shell/serve.ts";
import { type Headers, seatAdmin } from "#tests/factories/desk-app.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { agreeTrip, buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { editsOfDays } from "#tests/factories/written-days.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { readTripLink } from "#trip/link.ts";
import { countCases, tries } from "./effort.ts";

/**
 * The rooms that came later, by hostile hands: trip pages by link, quotes, money, papers, suppliers,
 * calendars, the planner on the server. Over HTTP, as they are served.
 */

let now = new Date("2026-11-22T06:00:00Z");
let resources: OpenResources;
let services: Services;
let server: RunningServer;
let calls: Call[];
let owner: Awaited<ReturnType<typeof seatAdmin>>;

/** A trip that is agreed and partly paid, with every secret address that it has. */
let trip: Awaited<ReturnType<typeof prepare>>;

type Answer<T> = { status: number; headers: globalThis.Headers; text: string; body: T };

async function ask<T = Record<string, unknown>>(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Headers; body?: unknown } = {},
): Promise<Answer<T>> {
  const response = await fetch(server.address + path, {
    method,
    redirect: "manual",
    headers: {
      ...headers,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  if (response.headers.get("content-type")?.includes("event-stream")) {
    await response.body?.cancel();
    return { status: response.status, headers: response.headers, text: "", body: {} as T };
  }
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (isJson ? JSON.parse(text) : {}) as T,
  };
}

const atDesk = <T>(method: string, path: string, body?: unknown) =>
  ask<T>(method, `/api/desk/${path}`, { headers: owner.headers, body });

async function prepare() {
  const agreed = await agreeTrip(resources, services, owner.admin);
  await atDesk("POST", `trips/${agreed.id}/payments`, {
    paisa: 1000,
    receivedOn: "2026-11-22",
    method: "cash",
  });
  const money = await atDesk<TripMoney>("GET", `trips/${agreed.id}/money`);
  const asked = await atDesk<AskSent>("POST", `trips/${agreed.id}/asks`, {
    supplier: "Grand Dragon",
    email: "",
    body: "Two nights.",
  });
  const renewed = await ask<{ url: string }>("POST", `/api/trip/${agreed.token}/links`, {
    body: { kind: "read", action: "renew" },
  });
  const feed = await atDesk<{ url: string }>("POST", "departures/feed");
  return {
    ...agreed,
    receipt: money.body.documents[0]?.id ?? "",
    reading: renewed.body.url.split("/trip/")[1] ?? "",
    supplier: asked.body.link?.split("/supplier/")[1] ?? "",
    ask: asked.body.asks[0]?.id ?? "",
    feed: new URL(feed.body.url).pathname.split("/")[3] ?? "",
  };
}

beforeAll(async () => {
  resources = await createTestResources({ PORT: "0" }, { clock: () => now });
  services = createServices(resources, { auth: quickAuth });
  calls = listCalls(resources, services);
  server = await serve(resources, services, {
    pages: async () => new Response("a page"),
    close: async () => {},
  });
  owner = await seatAdmin(resources, "owner");
  trip = await prepare();
});
afterAll(async () => {
  await server.close();
  await resources.close();
});
// Each test has an hour of its own: the limits are real.
beforeEach(() => {
  now = new Date(now.getTime() + 61 * 60_000);
});

describe("what stands behind a link", () => {
  const shapes = (token: string): string[] => [
    token.slice(0, -1),
    `${token}x`,
    token.toUpperCase() === token ? token.toLowerCase() : token.toUpperCase(),
    `${token}%00`,
    `${token}%0a`,
    `%20${token}`,
    `${token}.json`,
    `${token};v=1`,
    `..%2F${token}`,
    `%2e%2e%2f%2e%2e%2fetc%2fpasswd`,
    encodeURIComponent("' or 1=1 --"),
    encodeURIComponent("ａ".repeat(43)),
    "a".repeat(43),
    "-".repeat(43),
    "a".repeat(8000),
    "%F0%9F%A7%AD",
    "%ff",
    "null",
    "undefined",
    "[object Object]",
    "*",
  ];

  test("opens for no other spelling of it, and says so without a cache or a list", async () => {
    const surfaces = [
      ["", trip.token],
      ["/quote", trip.token],
      ["/money", trip.token],
      ["/trip.pdf", trip.token],
      ["/trip.ics", trip.token],
      ["/trip.gpx", trip.token],
      [`/documents/${trip.receipt}/pdf`, trip.token],
    ].map(([rest, token]) => [`/api/trip/{token}${rest}`, token ?? ""]);
    surfaces.push(
      ["/supplier/{token}", trip.supplier],
      ["/api/calendar/{token}/departures.ics", trip.feed],
    );
    const wrong: string[] = [];
    let cases = 0;
    for (const [address = "", token = ""] of surfaces) {
      expect((await ask("GET", address.replace("{token}", token))).status, address).toBe(200);
      for (const shape of shapes(token)) {
        cases += 1;
        const { status, headers, text } = await ask("GET", address.replace("{token}", shape));
        if (![308, 400, 404, 414, 431].includes(status))
          wrong.push(`${address} ${shape}: ${status}`);
        // Where it moves to is another spelling, and that one opens nothing either.
        if (status === 308) {
          const next = await ask("GET", headers.get("location") ?? "/");
          if (next.status < 400) wrong.push(`${address} ${shape} moves to what opens`);
        }
        if (text.includes(trip.reference)) wrong.push(`${address} ${shape}: tells the trip`);
      }
    }
    countCases(cases);
    expect(wrong).toEqual([]);
  }, 120_000);

  test("a reading link reads neither what was said to the office nor its answers, nor any paper of money", async () => {
    await ask("POST", `/api/trip/${trip.token}/messages`, { body: { body: "Our secret budget" } });
    await atDesk("POST", `trips/${trip.id}/replies`, { subject: "Yours", body: "A secret answer" });
    const mine = await ask<TripPage>("GET", `/api/trip/${trip.token}`);
    expect(mine.text).toContain("Our secret budget");
    expect(mine.text).toContain("A secret answer");
    expect(mine.text).toContain("We would like to see Hanle.");
    const read = await ask<TripPage>("GET", `/api/trip/${trip.reading}`);
    expect(read.body).toMatchObject({ access: "read", message: "", messages: [] });
    expect(read.text).not.toMatch(/secret|Hanle\./);
    for (const rest of ["money", `documents/${trip.receipt}/pdf`])
      expect((await ask("GET", `/api/trip/${trip.reading}/${rest}`)).status).toBe(403);
    countCases(4);
  });

  test("papers of another trip are not there, whoever's link asks and by whichever name", async () => {
    const other = await agreeTrip(resources, services, owner.admin);
    const own = `/api/trip/${trip.token}/documents/${trip.receipt}/pdf`;
    expect((await ask("GET", own)).headers.get("content-type")).toBe("application/pdf");
    const names = [
      trip.receipt,
      trip.receipt.toUpperCase(),
      `${trip.receipt}%20`,
      "SR%2F26-27%2F00001",
    ];
    for (const name of names) {
      const { status } = await ask("GET", `/api/trip/${other.token}/documents/${name}/pdf`);
      expect([400, 404], name).toContain(status);
    }
    countCases(names.length);
  });

  test("a supplier's words are words, and a withdrawn link takes none", async () => {
    const path = `/supplier/${trip.supplier}`;
    const answer = (fields: Record<string, string>) =>
      fetch(server.address + path, {
        method: "POST",
        redirect: "manual",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(fields),
      });
    const notes = [
      "<script>alert(1)</script>",
      '"><img src=x onerror=alert(1)>',
      "\u0000\u202e{{7*7}} <%= 7*7 %>",
      "'; drop table supplier_asks; --",
      "=cmd|'/c calc'!A1",
    ];
    for (const note of notes) {
      expect((await answer({ answer: "refused", note })).status).toBe(303);
      const page = await ask("GET", path);
      expect(page.status).toBe(200);
      expect(page.text).not.toMatch(/<script|<img/);
      expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
      // So that the next one is an answer again.
      await answer({ answer: "confirmed" });
    }
    expect((await answer({ answer: "refused", note: "x".repeat(20_000) })).status).toBe(413);
    // What is confirmed is cancelled, all else withdrawn.
    expect((await answer({ answer: "refused" })).status).toBe(303);
    const asks = `trips/${trip.id}/asks`;
    const { body } = await atDesk<Pick<AskSent, "asks">>("GET", asks);
    const revision = body.asks.find(({ id }) => id === trip.ask)?.revision;
    const withdrawn = await atDesk("PATCH", `${asks}/${trip.ask}`, {
      action: "withdraw",
      revision,
    });
    expect(withdrawn.status).toBe(200);
    expect((await ask("GET", path)).status).toBe(404);
    expect((await answer({ answer: "confirmed" })).status).toBe(404);
    countCases(notes.length + 3);
  });
});

describe("requests within requests", () => {
  const smuggled = (token: string) => {
    const body = '{"body":"smuggled"}';
    return `POST /api/trip/${token}/messages HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };
  /** Heads whose end two readers may see in two places; `inner` is what would be the second request. */
  const heads: [string, (inner: string) => string][] = [
    [
      "two lengths",
      (inner) => `content-length: 0\r\ncontent-length: ${inner.length}\r\n\r\n${inner}`,
    ],
    ["two lengths in a line", (inner) => `content-length: 0, ${inner.length}\r\n\r\n${inner}`],
    [
      "a length and chunks",
      (inner) => `content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
    ],
    [
      "chunks and a length",
      (inner) => `transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n${inner}`,
    ],
    [
      "chunks by another name",
      (inner) => `transfer-encoding: xchunked\r\ncontent-length: 0\r\n\r\n${inner}`,
    ],
    [
      "chunks behind another coding",
      (inner) => `transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${inner}`,
    ],
    [
      "a blank before the colon",
      (inner) => `content-length : 0\r\ncontent-length: ${inner.length}\r\n\r\n${inner}`,
    ],
    ["a folded line", (inner) => `x: y\r\n content-length: 0\r\ncontent-length: 3\r\n\r\n${inner}`],
    ["a bare line feed", (inner) => `x: y\ncontent-length: 0\n\n${inner}`],
    ["a bare carriage return", (inner) => `x: y\rcontent-length: 0\r\r${inner}`],
    ["a length below nothing", (inner) => `content-length: -1\r\n\r\n${inner}`],
    ["a length in hexadecimal", (inner) => `content-length: 0x0\r\n\r\n${inner}`],
    [
      "a length beyond all numbers",
      (inner) => `content-length: 99999999999999999999\r\n\r\n${inner}`,
    ],
    [
      "a chunk's size beyond all numbers",
      (inner) => `transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n${inner}`,
    ],
    [
      "a chunk with a bare line feed in its name",
      (inner) => `transfer-encoding: chunked\r\n\r\n0;a\nb\r\n\r\n${inner}`,
    ],
    ["a NUL in a name", (inner) => `x\u0000: y\r\ncontent-length: 0\r\n\r\n${inner}`],
  ];

  /** What is answered to raw bytes, until the connection ends or is silent. */
  const send = (bytes: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(server.address).port), "127.0.0.1", () =>
        socket.write(bytes, "latin1"),
      );
      let said = "";
      socket.on("data", (chunk) => {
        said += chunk.toString("latin1");
      });
      socket.on("error", () => resolve(said));
      socket.on("close", () => resolve(said));
      socket.setTimeout(400, () => socket.destroy());
    });

  test.each(heads)("%s: the second is never done in the first one's name", async (_what, write) => {
    const targets = [
      `PUT /api/trip/${trip.token}/options`,
      `POST /api/trip/${trip.token}/comments`,
      `POST /supplier/${trip.supplier}`,
      "POST /api/trips",
      `POST /api/desk/trips/${trip.id}/payments`,
      `GET /api/calendar/${trip.feed}/departures.ics`,
    ];
    // The inner one asks by a link that only the outer one's sender would have: it must be refused, or a plain
    // request of its own behind an answer that has ended.
    for (const target of targets) {
      const inner = smuggled("a".repeat(43));
      const said = await send(`${target} HTTP/1.1\r\nhost: localhost\r\n${write(inner)}`);
      const statuses = [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) =>
        Number(status),
      );
      expect(
        statuses.every((status) => status < 500),
        `${target}: ${statuses}`,
      ).toBe(true);
      expect(statuses.length, `${target}: ${statuses}`).toBeLessThanOrEqual(1);
    }
    countCases(targets.length);
  });

  test("what is seen here: two plain requests behind each other are answered as two", async () => {
    const plain = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
    expect((await send(plain + plain)).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });

  test("none of it was kept", async () => {
    const page = await ask("GET", `/api/trip/${trip.token}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("smuggled");
  });
});

/** Values where no form of ours would send them. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom<unknown>(
    ...[
      "\u0000",
      "\ud800",
      "2027-02-30",
      "0000-01-01",
      "constructor",
      "__proto__",
      "%00",
      "x".repeat(9000),
    ],
    ...[-1, -0, 0.1, 1e21, 2 ** 53, Number.MIN_VALUE, [], {}, [[]], null, true],
  ),
);

const fieldsOf = (schema: Call["body"]): string[] =>
  Object.keys((schema ? (toSchema(schema, "input").properties as object | undefined) : null) ?? {});

const rooms =
  /^\/api\/(trip\/|trips|calendar|desk\/(trips\/:id\/(quote|links|money|payments|reversals|invoices|credit-notes|asks)|money-settings|tasks|departures|quote-numbers|documents|suppliers|rates|templates))/;

test("odd values for every call of these rooms, about a trip that is there: never a 5xx, nothing entered", async () => {
  const wanted = calls.filter(({ path }) => rooms.test(path) && !path.endsWith("/events"));
  expect(wanted.length).toBeGreaterThan(45);
  const before = await atDesk<TripMoney>("GET", `trips/${trip.id}/money`);
  const count = tries(150, 3000);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...wanted).chain((call) =>
        fc.record({
          call: fc.constant(call),
          body: fc.oneof(
            fc.record(Object.fromEntries(fieldsOf(call.body).map((field) => [field, odd])), {
              requiredKeys: [],
            }),
            odd,
          ),
        }),
      ),
      async ({ call, body }) => {
        // Links are not changed: they are what the others ask by.
        if (/links$|\/feed$/.test(call.path)) return;
        const path = call.path
          .replace(":token", call.path.includes("calendar") ? trip.feed : trip.token)
          .replace(":id", call.path.includes("/documents/") ? trip.receipt : trip.id)
          .replace(/:\w+/g, trip.ask);
        const hasBody = !["GET", "DELETE"].includes(call.method);
        const { status } = await ask(call.method, path, {
          ...(path.startsWith("/api/desk") && { headers: owner.headers }),
          ...(hasBody && { body: JSON.stringify(body) ?? "null" }),
        });
        now = new Date(now.getTime() + 60_000);
        expect(status, `${call.method} ${path} ${JSON.stringify(body)}`).toBeLessThan(500);
      },
    ),
    { numRuns: count },
  );
  const after = await atDesk<TripMoney>("GET", `trips/${trip.id}/money`);
  expect(after.body.total).toBe(before.body.total);
  expect(after.body.paid).toBe(before.body.paid);
}, 600_000);

test("amounts that are none are entered by nobody", async () => {
  const before = await atDesk<TripMoney>("GET", `trips/${trip.id}/money`);
  const amounts = [
    ...["1000", "１０００", "1e3", "0x10", " 1 ", "", null, true, [], [1000], { paisa: 1 }],
    ...[0, -0, -1, 0.5, 1e21, 2 ** 53, 10_000_000_000_01],
  ];
  const texts = ["NaN", "Infinity", "1e400", "-0", "01", "1_000"];
  const send = (paisa: string) =>
    atDesk(
      "POST",
      `trips/${trip.id}/payments`,
      `{"paisa":${paisa},"receivedOn":"2026-11-22","method":"cash"}`,
    );
  for (const paisa of [...amounts.map((one) => JSON.stringify(one)), ...texts])
    expect((await send(paisa)).status, paisa).toBe(400);
  countCases(amounts.length + texts.length);
  const after = await atDesk<TripMoney>("GET", `trips/${trip.id}/money`);
  expect(after.body.payments).toEqual(before.body.payments);
});

test("prices, parties and schedules that overflow, repeat or contradict are refused and nothing of them is kept", async () => {
  const open = await openTrip(resources, { services });
  const path = `trips/${open.id}/quote`;
  const item = buildItem();
  const contents: unknown[] = [
    {
      ...buildQuote(),
      items: Array.from({ length: 151 }, (_, at) => ({ ...item, id: `i${at}` })),
    },
    { ...buildQuote(), items: [item, item] },
    { ...buildQuote(), items: [{ ...item, price: 2 ** 53 }] },
    { ...buildQuote(), items: [{ ...item, price: 10_000_000_000, nights: 200, quantity: 999 }] },
    { ...buildQuote(), items: [{ ...item, id: "__proto__" }] },
    { ...buildQuote(), items: [{ ...item, id: "constructor x" }] },
    { ...buildQuote(), party: { adults: 1e9, children: 0, rooms: 1 } },
    { ...buildQuote(), schedule: [] },
    { ...buildQuote(), schedule: [{ label: "A", share: 20_000, due: "acceptance", days: 0 }] },
    { ...buildQuote(), validUntil: "9999-99-99" },
    { ...buildQuote(), departure: "-000001-01-01" },
    { ...buildQuote(), extra: true },
    [],
    "null",
  ];
  for (const content of contents) {
    const { status } = await atDesk("PUT", path, { revision: 0, content });
    expect(status, JSON.stringify(content).slice(0, 200)).toBe(400);
  }
  countCases(contents.length);
  expect((await atDesk<DeskQuote>("GET", path)).body.revision).toBe(0);
});

test("suppliers and rates take words as words and numbers as numbers", async () => {
  const name = "'; drop table suppliers; -- <script>";
  const { body } = await atDesk<RateBook>("POST", "suppliers", {
    kind: "stay",
    name,
    place: "Leh",
  });
  const supplier = body.suppliers.find((one) => one.name === name);
  expect(supplier).toBeDefined();
  const rates = [
    { price: -1 },
    { price: 1.5 },
    { price: "1" },
    { margin: 50_001 },
    { extraBedPrice: -1 },
    { from: "2027-13-01" },
    { from: "2027-02-01", to: "2027-01-01" },
    { per: "constructor" },
    { tax: "__proto__" },
  ];
  for (const changes of rates) {
    const rate = { name: "Double", per: "room", price: 1, ...changes };
    const { status } = await atDesk("POST", `suppliers/${supplier?.id}/rates`, rate);
    expect(status, JSON.stringify(changes)).toBe(400);
  }
  countCases(rates.length + 1);
});

/** Words that would be something else in a calendar, a track, a paper or a head. */
const words = [
  "x\r\nBEGIN:VEVENT\r\nSUMMARY:Planted\r\nEND:VEVENT",
  "x\nATTACH:https://evil.example/",
  "\\n\\;\\,;,:",
  "]]><wpt lat='0' lon='0'/><![CDATA[",
  '</name><script xmlns="http://www.w3.org/1999/xhtml">1</script>',
  "&xxe;<!DOCTYPE a [<!ENTITY xxe SYSTEM 'file:///etc/passwd'>]>",
  '"; filename="evil.html',
  "\u202egnp.exe\u0000\u0007",
  "नमस्ते 🏔️ مرحبا שלום".repeat(4),
  "́".repeat(100),
];

test("what people type stays text in calendars, tracks and papers", async () => {
  const open = await openTrip(resources, { services });
  const days = words.map((text, index) => ({
    ...buildDay(`d${index}`, "Leh"),
    title: text.slice(0, 110),
    text,
    stops: [{ id: `d${index}-1`, name: text.slice(0, 110), sight: "taj-mahal", at: 600, text }],
  }));
  const path = `/api/trip/${open.token}`;
  const edits = editsOfDays([], days);
  expect((await ask("POST", `${path}/edits`, { body: { base: 0, edits } })).status).toBe(200);

  const calendar = (await ask("GET", `${path}/trip.ics`)).text;
  const unfolded = calendar.replaceAll("\r\n ", "").split("\r\n");
  // Each day, and its stop, which has a time.
  expect(unfolded.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2 * days.length);
  expect(unfolded.filter((line) => line !== "")).toEqual(
    unfolded.filter((line) =>
      /^(BEGIN|END|VERSION|PRODID|CALSCALE|X-WR-CALNAME|UID|DTSTAMP|DT(START|END)(;VALUE=DATE|;TZID=Asia\/Kolkata)?|TZID|TZOFFSET(FROM|TO)|TZNAME|TRANSP|SUMMARY|DESCRIPTION|LOCATION|GEO|ACTION|TRIGGER):/.test(
        line,
      ),
    ),
  );
  for (const line of calendar.split("\r\n"))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);

  const track = await ask("GET", `${path}/trip.gpx`);
  const xml = new DOMParser().parseFromString(track.text, "text/xml");
  const names = new Set(Array.from(xml.getElementsByTagName("*")).map(({ nodeName }) => nodeName));
  expect([...names].filter((name) => /script|html|entity/i.test(name))).toEqual([]);
  expect(track.text).not.toContain("<!DOCTYPE");

  const paper = await ask("GET", `${path}/trip.pdf`);
  expect(paper.status).toBe(200);
  expect(paper.text.startsWith("%PDF-")).toBe(true);
  for (const { headers } of [track, paper])
    expect(headers.get("content-disposition")).toMatch(/^(inline|attachment); filename="[\w.-]+"$/);
  countCases(3 * words.length);
}, 120_000);

test("a calendar program reads nothing that somebody has planted in a departure", async () => {
  const content = buildQuote({ title: words[0]?.slice(0, 150) ?? "" });
  await agreeTrip(resources, services, owner.admin, content);
  const feed = await ask("GET", `/api/calendar/${trip.feed}/departures.ics`);
  expect(feed.status).toBe(200);
  const lines = feed.text.replaceAll("\r\n ", "").split("\r\n");
  expect(lines).not.toContain("SUMMARY:Planted");
  expect(lines.filter((line) => line === "BEGIN:VEVENT").length).toBe(
    lines.filter((line) => line.startsWith("UID:")).length,
  );
});

describe("the planner on the server", () => {
  test("whatever stands in a plan's link, a wish comes out or a sentence", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(odd, fc.object({ maxDepth: 3 })), async (value) => {
        const packed = await new Response(
          new Blob([JSON.stringify(value) ?? ""])
            .stream()
            .pipeThrough(new CompressionStream("deflate-raw")),
        ).arrayBuffer();
        const { wish } = await readTripLink(`1.${Buffer.from(packed).toString("base64url")}`);
        expect(Wish.safeParse(wish).success).toBe(true);
      }),
      { numRuns: tries(100, 2000) },
    );
  });

  test("a request that brings a hostile plan is a request, and its page opens", async () => {
    const link = async (value: unknown) => {
      const packed = await new Response(
        new Blob([JSON.stringify(value)])
          .stream()
          .pipeThrough(new CompressionStream("deflate-raw")),
      ).arrayBuffer();
      return `1.${Buffer.from(packed).toString("base64url")}`;
    };
    const plans = [
      "1.AAAA",
      "999.x",
      await link({ when: { month: "2027-02", days: 1e9 }, start: "base:nowhere" }),
      await link({ must: Array.from({ length: 500 }, (_, index) => `sight-${index}`) }),
    ];
    for (const plan of plans) {
      const email = `p-${randomUUID().slice(0, 8)}@example.org`;
      const open = await openTrip(resources, { services }, { email, plan });
      const page = await ask<TripPage>("GET", `/api/trip/${open.token}`);
      expect(page.status, plan).toBe(200);
      expect(page.body.trip.days.length).toBeLessThanOrEqual(60);
    }
    countCases(plans.length);
  }, 180_000);
});
