import { createServer, get, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { queryRows } from "#server/db/database.ts";
import { isPublicAddress } from "#server/limits/network.ts";
import {
  createPictureFetcher,
  fetchLimits,
  PictureUnwanted,
} from "#server/pictures/fetch-picture.ts";
import { createPortraitFetch } from "#server/portraits/fetch-portraits.ts";
import { queuePortraitFetch } from "#server/portraits/portraits.ts";
import type { OpenResources } from "#server/resources.ts";
import { createReviewService } from "#server/reviews/service.ts";
import { makePicture } from "#tests/factories/make-picture.ts";
import { createClock } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

const openAddress = "93.184.215.14";
let server: Server;
let answer: RequestListener;
let asked: string[] = [];
const clock = createClock();
let resources: OpenResources;

beforeAll(async () => {
  resources = await createTestResources({}, { clock: clock.now });
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  asked = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await resources.close();
});

/** The guard as it is; behind it each public address is the server of this test. */
function createGuarded(names: Record<string, string[]> = {}, ms: number = fetchLimits.ms) {
  return createPictureFetcher(
    {
      resolve: async (host) => names[host] ?? [openAddress],
      ask: (url, address, { signal }) => {
        asked.push(`${url.hostname} ${address}`);
        const { port } = server.address() as AddressInfo;
        return new Promise((resolve, reject) => {
          get({ port, host: "127.0.0.1", path: url.pathname, signal, agent: false }, resolve).on(
            "error",
            reject,
          );
        });
      },
    },
    ms,
  );
}

test.each([
  "http://pictures.example/a.png",
  "ftp://pictures.example/a.png",
  "file:///etc/passwd",
  "data:image/png;base64,AAAA",
  "https://pictures.example:8443/a.png",
  "https://asha:secret@pictures.example/a.png",
  "https://127.0.0.1/a.png",
  "https://0x7f000001/a.png",
  "https://2130706433/a.png",
  "https://0177.1/a.png",
  "https://[::1]/a.png",
  "https://[::ffff:127.0.0.1]/a.png",
  "https://[fd00::1]/a.png",
  "https://[64:ff9b::7f00:1]/a.png",
  "https://169.254.169.254/latest/meta-data",
  "not an address",
])("%s is never asked", async (address) => {
  await expect(createGuarded()(address)).rejects.toBeInstanceOf(PictureUnwanted);
  expect(asked).toEqual([]);
});

test.each([
  "10.0.0.1",
  "100.64.0.1",
  "127.0.0.2",
  "169.254.169.254",
  "172.16.0.1",
  "192.168.1.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "fe80::1",
  "fec0::1",
  "ff02::1",
  "2002:7f00:1::",
])("a name that leads to %s is never asked, not even beside a public address", async (address) => {
  expect(isPublicAddress(address)).toBe(false);
  const fetchPicture = createGuarded({ "inside.example": [openAddress, address] });
  await expect(fetchPicture("https://inside.example/a.png")).rejects.toThrow("public");
  expect(asked).toEqual([]);
});

test("each redirect is looked at anew, and there are three at most", async () => {
  answer = (_request, response) =>
    response.writeHead(302, { location: "https://169.254.169.254/" }).end();
  await expect(createGuarded()("https://a.example/")).rejects.toThrow("public");
  answer = (_request, response) => response.writeHead(302, { location: "http://b.example/" }).end();
  await expect(createGuarded()("https://a.example/")).rejects.toThrow("https");
  expect(asked).toEqual([`a.example ${openAddress}`, `a.example ${openAddress}`]);
  answer = (request, response) => response.writeHead(302, { location: `${request.url}x` }).end();
  await expect(createGuarded()("https://a.example/")).rejects.toThrow("redirects");
  expect(asked).toHaveLength(2 + 1 + fetchLimits.redirects);
});

test("a name is looked up once and asked where it was found", async () => {
  const found = [[openAddress], ["127.0.0.1"]];
  const fetchPicture = createPictureFetcher({
    resolve: async () => found.shift() ?? [],
    ask: async (_url, address) => {
      asked.push(address);
      throw new Error("enough");
    },
  });
  await expect(fetchPicture("https://rebound.example/")).rejects.toThrow("enough");
  expect([asked, found]).toEqual([[openAddress], [["127.0.0.1"]]]);
});

test("what is too large is left, whether it says so or not", async () => {
  answer = (_request, response) =>
    response.writeHead(200, { "content-length": String(fetchLimits.bytes + 1) }).flushHeaders();
  await expect(createGuarded()("https://a.example/")).rejects.toThrow("too large");
  answer = (_request, response) => {
    response.writeHead(200);
    const drip = () => {
      while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
    };
    response.on("drain", drip);
    drip();
  };
  await expect(createGuarded()("https://a.example/")).rejects.toThrow("too large");
});

test("what never ends is left in time, and a name that is never found too", async () => {
  answer = (_request, response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write("."), 20);
    response.on("close", () => clearInterval(drip));
  };
  await expect(createGuarded({}, 300)("https://a.example/")).rejects.toMatchObject({
    name: "TimeoutError",
  });
  const silent = createPictureFetcher(
    { resolve: () => new Promise(() => {}), ask: () => new Promise(() => {}) },
    100,
  );
  await expect(silent("https://a.example/")).rejects.toMatchObject({ name: "TimeoutError" });
});

const personOf = (index: number) => `11111111-1111-4111-8111-${String(index).padStart(12, "0")}`;
async function addPerson(index: number, options: { confirmed?: boolean; shown?: string } = {}) {
  const { db } = resources.database;
  const id = personOf(index);
  const url = `https://portraits.example/${index}`;
  const confirmedAt = options.confirmed === false ? null : clock.now().toISOString();
  await db.execute(sql`insert into auth_users (id, email, email_confirmed_at)
    values (${id}::uuid, ${`p${index}@example.org`}, ${confirmedAt}::timestamptz)`);
  await db.execute(sql`insert into auth_identities (user_id, provider, provider_id, identity_data)
    values (${id}::uuid, 'google', ${id}, ${JSON.stringify({ avatar_url: options.shown ?? url })}::jsonb)`);
  await queuePortraitFetch(db, id, url, clock.now());
  return id;
}
const createJob = () =>
  createPortraitFetch(resources, createReviewService(resources).showPortrait, createGuarded());
const pictureOf = async (userId: string) => {
  const [row] = await queryRows<{ path: string }>(
    resources.database.db,
    sql`select path from travel where user_id = ${userId}::uuid`,
  );
  return row?.path ?? null;
};

test("a provider's portrait becomes our own once, and stands beside what was written before", async () => {
  const picture = await makePicture("jpeg", { width: 900, height: 600 });
  answer = (_request, response) => response.end(picture);
  const id = await addPerson(1);
  const reviews = createReviewService(resources);
  const person = { id, email: "p1@example.org", userMetadata: { full_name: "Asha" } };
  const text = { title: "Leh", rating: 5, comment: "High.", excerpt: "High" };
  expect((await reviews.createReview(person, text)).path).toBeNull();
  expect(await createJob().run()).toBe(1);
  const path = await pictureOf(id);
  expect(path).toMatch(/^portraits\/[0-9a-f-]{36}\.webp$/);
  expect((await reviews.listOwnReviews(id))[0]?.path).toBe(
    `/storage/v1/object/public/profile-pictures/${path}`,
  );
  expect(await resources.storage.find("profile-pictures", path ?? "")).toMatchObject({
    mimetype: "image/webp",
    owner: id,
  });
  // Taken away by its owner it is not fetched again, whatever the provider says at the next sign-in.
  await resources.database.db.execute(sql`delete from travel where user_id = ${id}::uuid`);
  await queuePortraitFetch(resources.database.db, id, "https://portraits.example/1", clock.now());
  expect(await createJob().run()).toBe(0);
});

test("nobody's address is asked for a stranger: unconfirmed people and dropped identities wait", async () => {
  answer = (_request, response) => response.end("x");
  await addPerson(2, { confirmed: false });
  await addPerson(3, { shown: "https://portraits.example/another" });
  expect(await createJob().run()).toBe(0);
  expect(asked).toEqual([]);
});

test("what is no picture is given up, what failed is tried again later", async () => {
  let requests = 0;
  answer = (_request, response) => {
    requests += 1;
    response.end("<svg xmlns='http://www.w3.org/2000/svg'/>");
  };
  const odd = await addPerson(4);
  await createJob().run();
  clock.advance(86_400);
  await createJob().run();
  expect([await pictureOf(odd), requests]).toEqual([null, 1]);

  answer = (_request, response) => response.writeHead(503).end();
  const later = await addPerson(5);
  await createJob().run();
  answer = async (_request, response) => response.end(await makePicture());
  expect(await createJob().run()).toBe(0);
  clock.advance(61);
  expect(await createJob().run()).toBe(1);
  expect(await pictureOf(later)).not.toBeNull();
});

test("a provider that is away is asked five times at most", async () => {
  let requests = 0;
  answer = (_request, response) => {
    requests += 1;
    response.writeHead(503).end();
  };
  await addPerson(6);
  for (let day = 0; day < 10; day++) {
    await createJob().run();
    clock.advance(86_400);
  }
  expect(requests).toBe(5);
});
