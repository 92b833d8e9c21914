import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminPasskeys } from "#server/db/schema/desk.ts";
import { admins, mailOutbox } from "#server/db/schema/foundation.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp, seatAdmin, seatPassword } from "#tests/factories/desk-app.ts";
import { createSoftwareKey } from "#tests/factories/software-key.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createResets } from "./reset-service.ts";
import { createAdminSealing, createTotpSecret, replaceRecoveryCodes } from "./second-factor.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
const place = { origin: "https://safarnama.example", rpId: "safarnama.example" };

beforeAll(async () => {
  resources = await createTestResources({ ORIGIN: place.origin, AUTH_RATE_LIMITS: "off" });
  desk = await createDeskApp(resources);
});
afterAll(() => resources?.close());

type Offer = { challenge: string; options: { challenge: string; user?: { id: string } } };

async function registerKey() {
  const seat = await seatAdmin(resources, "editor");
  const key = createSoftwareKey(place);
  const asked = await desk.call<Offer>("POST", "/api/desk/me/passkeys/options", seat.headers, {
    password: seatPassword,
  });
  const added = await desk.call<{ id: string }>("POST", "/api/desk/me/passkeys", seat.headers, {
    challenge: asked.body.challenge,
    credential: key.create(asked.body.options),
    name: "आशा's laptop",
  });
  return { seat, key, asked: asked.body, added };
}
const offer = async () => (await desk.call<Offer>("POST", "/api/desk/passkey/options", {})).body;
async function enter(body: object) {
  const answer = await desk.app.request("/api/desk/passkey", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as { message: string; error?: { code: string } };
  return { status: answer.status, body: said, cookie: answer.headers.get("set-cookie") ?? "" };
}

test("a key is added after the password, signs in with the desk's cookie, and is spent with its challenge", async () => {
  const seat = await seatAdmin(resources, "viewer");
  const wrong = await desk.call("POST", "/api/desk/me/passkeys/options", seat.headers, {
    password: "not this one",
  });
  expect(wrong.status).toBe(400);

  const made = await registerKey();
  expect(made.added).toMatchObject({
    status: 201,
    body: { name: "आशा's laptop", lastUsedAt: null },
  });
  const mails = await resources.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, made.seat.admin.email));
  expect(mails.map(({ bodyText }) => bodyText).join()).toContain("A passkey was added");

  const asked = await offer();
  const credential = made.key.get(asked.options);
  const entered = await enter({ challenge: asked.challenge, credential });
  expect(entered).toMatchObject({
    status: 200,
    body: { message: made.seat.admin.email, role: "editor" },
  });
  expect(entered.cookie).toContain("safarnama_admin");
  expect(await enter({ challenge: asked.challenge, credential })).toMatchObject({
    status: 401,
    cookie: "",
  });
  const next = made.key.get(asked.options);
  expect(await enter({ challenge: asked.challenge, credential: next })).toMatchObject({
    status: 409,
    cookie: "",
  });
  const list = await desk.call("GET", "/api/desk/me/passkeys", made.seat.headers);
  expect(list.body).toMatchObject({
    passkeys: [{ id: made.added.body.id, lastUsedAt: expect.any(String) }],
  });
});

test("an unknown key, a copied one, another's challenge and another site's answer open nothing", async () => {
  const { seat, key, asked } = await registerKey();
  const stranger = createSoftwareKey(place);
  const first = await offer();
  const refusal = { status: 401, cookie: "" };
  expect(
    await enter({ challenge: first.challenge, credential: stranger.get(first.options) }),
  ).toMatchObject(refusal);

  const good = await offer();
  await enter({ challenge: good.challenge, credential: key.get(good.options) });
  const copy = await offer();
  // A copy of the key has not counted on.
  expect(
    await enter({
      challenge: copy.challenge,
      credential: key.get(copy.options, { counts: false }),
    }),
  ).toMatchObject(refusal);

  // The challenge of a registration, and one that nobody signed.
  for (const challenge of [asked.challenge, "bm9uZQ.AAAA", "x"])
    expect(await enter({ challenge, credential: key.get(asked.options) })).toMatchObject({
      status: 409,
      cookie: "",
    });

  const elsewhere = createSoftwareKey({ origin: "https://other.example", rpId: "other.example" });
  const begun = await desk.call<Offer>("POST", "/api/desk/me/passkeys/options", seat.headers, {
    password: seatPassword,
  });
  const kept = await desk.call("POST", "/api/desk/me/passkeys", seat.headers, {
    challenge: begun.body.challenge,
    credential: elsewhere.create(begun.body.options),
    name: "phish",
  });
  expect(kept.status).toBe(400);
});

test("a second factor is asked for, and the same answer comes again with its code", async () => {
  const { seat, key } = await registerKey();
  const { db } = resources.database;
  const sealing = createAdminSealing(resources);
  await sealing.open();
  await db
    .update(admins)
    .set({
      totpSecret: await sealing.seal(seat.admin.id, createTotpSecret()),
      totpConfirmedAt: new Date(),
    })
    .where(eq(admins.id, seat.admin.id));
  const [code, other] = await replaceRecoveryCodes(db, seat.admin.id);
  const asked = await offer();
  const body = { challenge: asked.challenge, credential: key.get(asked.options) };
  expect(await enter(body)).toMatchObject({
    status: 403,
    cookie: "",
    body: { error: { code: "second_factor_needed" } },
  });
  expect(await enter({ ...body, code: "123456" })).toMatchObject({ status: 403, cookie: "" });
  expect(await enter({ ...body, code })).toMatchObject({ status: 200 });
  // A code that came with a spent challenge opened nothing, and is good still.
  const late = { challenge: asked.challenge, credential: key.get(asked.options) };
  expect(await enter({ ...late, code: other })).toMatchObject({ status: 409, cookie: "" });
  const next = await offer();
  const fresh = { challenge: next.challenge, credential: key.get(next.options) };
  expect(await enter({ ...fresh, code: other })).toMatchObject({ status: 200 });
});

test("nobody removes a colleague's key; a new password by link takes all of them", async () => {
  const { seat, added } = await registerKey();
  const colleague = await seatAdmin(resources, "owner");
  const path = `/api/desk/me/passkeys/${added.body.id}`;
  expect((await desk.call("DELETE", path, colleague.headers)).status).toBe(404);
  const url = await createResets(resources).printReset(seat.admin.email);
  const accepted = await desk.call(
    "POST",
    "/api/desk/invitation/accept",
    {},
    {
      token: url.split("#")[1],
      name: "Editor",
      password: "a quite new passphrase",
    },
  );
  expect(accepted.status).toBe(201);
  const rows = await resources.database.db
    .select()
    .from(adminPasskeys)
    .where(eq(adminPasskeys.adminId, seat.admin.id));
  expect(rows).toEqual([]);
});
