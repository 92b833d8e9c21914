import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash as bcrypt } from "@node-rs/bcrypt";
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Auth, createAuth } from "#server/auth/create-auth.ts";
import { createTotp } from "#server/auth/mfa/totp.ts";
import type { OpenResources } from "#server/resources.ts";
import { createReviewService } from "#server/reviews/service.ts";
import { makePicture } from "#tests/factories/make-picture.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { createTestDatabase } from "#tests/setup/start-postgres.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { importSupabase } from "./import-supabase.ts";
import { openSupabaseSource } from "./supabase-tables.ts";

/** Another site's database, with the columns of two versions of the service: some are missing. */
const schema = `
create schema auth;
create table auth.users (
  id uuid primary key, aud text, role text, email text, phone text, encrypted_password text,
  email_confirmed_at timestamptz, phone_confirmed_at timestamptz, last_sign_in_at timestamptz,
  raw_app_meta_data jsonb, raw_user_meta_data jsonb, banned_until timestamptz, deleted_at timestamptz,
  is_anonymous boolean, is_sso_user boolean, created_at timestamptz default now());
create table auth.identities (
  provider_id text, user_id uuid, identity_data jsonb, provider text, last_sign_in_at timestamptz,
  created_at timestamptz default now(), updated_at timestamptz default now());
create table auth.mfa_factors (
  id uuid, user_id uuid, friendly_name text, factor_type text, status text, secret text);
create table public."Comments" (
  id bigint primary key, created_at timestamptz, "Name" text, path text, ratings int, title text,
  comment text, excerpt text);
create table public."TRAVEL" ("Email" text, path text);
`;

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, "0")}`;
const people = {
  radha: id(1),
  asha: id(2),
  guest: id(3),
  stranger: id(4),
  taken: id(5),
  gone: id(6),
};
const client = { address: "127.0.0.1", userAgent: null };
const totp = createTotp({ issuer: "Safarnama", label: "asha" });

let resources: OpenResources;
let auth: Auth;
let other: postgres.Sql;
let bucket: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  resources = await createTestResources({ AUTH_RATE_LIMITS: "off", AUTH_AUTOCONFIRM_EMAIL: "on" });
  auth = createAuth(resources, quickAuth);
  const made = await createTestDatabase(inject("postgresUrl"));
  drop = made.drop;
  other = postgres(made.url, { max: 1, onnotice: () => {} });
  await other.unsafe(schema);
  const password = await bcrypt("Ranchi!2026", 4);
  const row = {
    ...{ aud: "authenticated", role: "authenticated", encrypted_password: password },
    ...{ email_confirmed_at: "2024-05-01T10:00:00Z", is_anonymous: false, is_sso_user: false },
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    raw_user_meta_data: {},
  };
  const name = { full_name: "राधा Müller", phone: "+91 98350 00000", country: "India" };
  const users = [
    { ...row, id: people.radha, email: "Radha@Example.org", raw_user_meta_data: name },
    { ...row, id: people.asha, email: "asha@example.org", role: "supabase_admin" },
    { ...row, id: people.guest, email: null, email_confirmed_at: null, is_anonymous: true },
    { ...row, id: people.stranger, email: "never@example.org", email_confirmed_at: null },
    { ...row, id: people.taken, email: "taken@example.org" },
    { ...row, id: people.gone, email: "gone@example.org", encrypted_password: "$1$old" },
  ];
  for (const user of users) await other`insert into auth.users ${other(user as never)}`;
  await other`insert into auth.identities (provider_id, user_id, identity_data, provider) values
    ('109', ${people.radha}, ${other.json({ sub: "109", email: "Radha@Example.org" })}, 'google'),
    (${people.asha}, ${people.asha}, ${other.json({ sub: people.asha })}, 'email')`;
  await other`insert into auth.mfa_factors values
    (${id(21)}, ${people.asha}, 'phone', 'totp', 'verified', ${totp.secret}),
    (${id(22)}, ${people.asha}, 'new phone', 'totp', 'unverified', 'JBSWY3DPEHPK3PXP'),
    (${id(23)}, ${people.radha}, 'sealed', 'totp', 'verified', 'v1:c2VhbGVk')`;
  await other`insert into public."TRAVEL" values ('radha@example.org', 'radha/one.png'), ('gone@example.org', 'one.png'),
    ('asha@example.org', '../../secret.png'), ('nobody@example.org', 'x.png')`;
  const there = "https://x.example.org/storage/v1/object/public/profile-pictures";
  await other`insert into public."Comments" values
    (7, '2024-06-01T08:00:00Z', 'Radha', ${`${there}/radha/one.png`}, 5, 'Hampi', 'By coracle.', 'Go at dawn'),
    (8, '2024-06-02T08:00:00Z', 'Radha', ${`${there}/radha/one.png`}, 9, 'Stars', 'Nine.', 'Too many'),
    (9, '2024-06-03T08:00:00Z', 'Who', ${`${there}/lost.png`}, 4, 'Lost', 'Whose?', 'Nobody')`;
  await auth.signUp(
    { email: "taken@example.org", password: "Another!2026", redirectTo: "/", data: {} },
    client,
  );
  bucket = await mkdtemp(join(tmpdir(), "safarnama-bucket-"));
  await mkdir(join(bucket, "radha"));
  await writeFile(join(bucket, "radha/one.png"), await makePicture());
});
afterAll(async () => {
  await other?.end();
  await drop?.();
  await resources?.close();
  if (bucket) await rm(bucket, { recursive: true, force: true });
});

const bring = () =>
  importSupabase(
    auth.context,
    createReviewService(resources).showPortrait,
    openSupabaseSource((text) => other.unsafe<{ row: unknown }[]>(text).cursor(2)),
    { pictures: bucket },
  );
const signIn = (email: string, password: string) => auth.signIn({ email, password }, client);

test("accounts come with their passwords, ways in and second factors, reviews with their writers; twice is once", async () => {
  const { counts, left } = await bring();
  expect(counts).toEqual({
    "accounts imported": 3,
    "accounts without their second-factor": 1,
    "accounts without their password": 1,
    "accounts left: anonymous": 1,
    "accounts left: never-confirmed": 1,
    "accounts left: address-in-use": 1,
    "pictures imported": 1,
    "pictures that are missing or none": 2,
    "pictures of nobody": 1,
    "reviews imported": 1,
    "reviews that could not be read": 1,
    "reviews of nobody": 1,
  });
  expect(left.map(({ id }) => id)).not.toContain("radha@example.org");
  expect(left).toContainEqual({ what: "accounts left: never-confirmed", id: people.stranger });

  const session = await signIn("radha@example.org", "Ranchi!2026");
  expect(session.user).toMatchObject({
    id: people.radha,
    email: "radha@example.org",
    user_metadata: { full_name: "राधा Müller", country: "India" },
    email_confirmed_at: "2024-05-01T10:00:00.000Z",
  });
  expect(session.user.identities?.map(({ provider }) => provider)).toEqual(["google"]);
  const { reviews } = await createReviewService(resources).listReviews();
  expect(reviews).toMatchObject([{ title: "Hampi", Name: "Radha", ratings: 5 }]);
  expect(reviews[0]?.created_at).toContain("2024-06-01T08:00:00");
  expect(reviews[0]?.path).toMatch(/profile-pictures\/portraits\/.+\.webp$/);

  // A role of the other service is none here, and the second factor is asked for as before.
  const asha = await signIn("asha@example.org", "Ranchi!2026");
  expect(asha.user).toMatchObject({ role: "authenticated" });
  expect(asha.user.factors).toMatchObject([{ status: "verified", factor_type: "totp" }]);
  await expect(
    auth.requireUser(
      new Request("http://local/", { headers: { authorization: `Bearer ${asha.access_token}` } }),
    ),
  ).rejects.toMatchObject({ code: "insufficient_aal" });

  await expect(signIn("never@example.org", "Ranchi!2026")).rejects.toMatchObject({
    code: "invalid_credentials",
  });
  await expect(signIn("taken@example.org", "Ranchi!2026")).rejects.toMatchObject({
    code: "invalid_credentials",
  });

  const again = await bring();
  expect(again.counts).toMatchObject({
    "accounts here already": 3,
    "pictures here already": 1,
    "reviews here already": 1,
  });
  expect(again.counts["accounts imported"]).toBeUndefined();
});

test("a database without these tables brings nothing", async () => {
  const empty = await createTestDatabase(inject("postgresUrl"));
  const sql = postgres(empty.url, { max: 1 });
  const report = await importSupabase(
    auth.context,
    createReviewService(resources).showPortrait,
    openSupabaseSource((text) => sql.unsafe<{ row: unknown }[]>(text).cursor(2)),
  );
  expect(report).toEqual({ counts: {}, left: [] });
  await sql.end();
  await empty.drop();
});
