import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import { queryRows } from "#server/db/database.ts";
import { limitNames, limits as limitTable } from "#server/limits/limits.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices, type Services } from "#server/services.ts";
import { createDeletionSweep } from "#server/travellers/deletion-sweep.ts";
import { seatAdmin } from "#tests/factories/desk-app.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { json } from "#tests/factories/requests.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** Every table is filled with one person and with a neighbour; then the person goes, by each of the ways. */

type Someone = { id: string; mark: string; email: string; phone: string };
const someone = (mark: string, phone: string): Someone => ({
  id: randomUUID(),
  mark,
  email: `${mark}@example.org`,
  phone,
});

/** What each table holds of a person. A table that holds nothing of travellers says why. */
const tables: Record<string, ((one: Someone) => string) | { nothing: string }> = {
  auth_users: ({ id, mark, email, phone }) => `insert into auth_users
    (id, email, phone, password_hash, user_metadata, app_metadata, new_email, new_phone, email_confirmed_at, phone_confirmed_at)
    values ('${id}', '${email}', '${phone}', '${mark}', '{"full_name":"${mark}","phone":"+${phone}"}', '{"note":"${mark}"}',
      'new-${email}', '${phone}', now(), now())`,
  auth_identities: ({
    id,
    mark,
    email,
  }) => `insert into auth_identities (user_id, provider, provider_id, identity_data, email)
    values ('${id}', 'google', '${mark}', '{"name":"${mark}"}', '${email}')`,
  auth_sessions: ({ id, mark }) =>
    `insert into auth_sessions (user_id, user_agent, address) values ('${id}', '${mark}', '${mark}')`,
  auth_flow_states: ({ id, mark }) => `insert into auth_flow_states
    (user_id, linking_user_id, method, provider_token, provider_refresh_token, pending_identity, redirect_to)
    values ('${id}', '${id}', 'oauth', '${mark}', '${mark}', '{"name":"${mark}"}', '${mark}')`,
  auth_one_time_tokens: ({ id, mark, email }) => `insert into auth_one_time_tokens
    (user_id, purpose, address, code_hash, link_hash, offer, expires_at)
    values ('${id}', 'recovery', '${email}', '${mark}', '${mark}', '{"data":"${mark}"}', now() + interval '1 hour')`,
  auth_factors: ({
    id,
    mark,
    phone,
  }) => `insert into auth_factors (user_id, friendly_name, factor_type, secret, phone, credential)
    values ('${id}', '${mark}', 'phone', '${mark}', '${phone}', '{"id":"${mark}"}')`,
  auth_passkeys: ({ id, mark }) => `insert into auth_passkeys (user_id, friendly_name, credential)
    values ('${id}', '${mark}', '{"id":"${mark}"}')`,
  auth_challenges: ({
    id,
    mark,
  }) => `insert into auth_challenges (factor_id, address, code_hash, webauthn, expires_at)
    select id, '${mark}', '${mark}', '{"challenge":"${mark}"}', now() from auth_factors where user_id = '${id}'`,
  auth_saml_requests: ({
    id,
    mark,
  }) => `insert into auth_saml_requests (sso_provider_id, request_id, flow_state_id)
    select p.id, '${mark}', f.id from auth_sso_providers p, auth_flow_states f where f.user_id = '${id}'`,
  travel: ({ id, email, mark }) =>
    `insert into travel (email, path, user_id) values ('${email}', '${mark}.webp', '${id}')`,
  portrait_fetches: ({ id, mark }) =>
    `insert into portrait_fetches (user_id, url) values ('${id}', 'https://example.org/${mark}')`,
  account_deletions: ({
    id,
    email,
    mark,
  }) => `insert into account_deletions (user_id, email, name, restore_hash, due_at)
    values ('${id}', '${email}', '${mark}', '${mark}', now() - interval '1 minute')`,
  trips: ({ id, mark, email, phone }) => `insert into trips
    (id, reference, user_id, idempotency_key, name, email, phone, destination, travel_date, travelers, trip_type, message, next_action, lost_reason, stage)
    values
    (gen_random_uuid(), 'SFR-${mark}1', '${id}', '${mark}', '${mark}', '${email}', '${phone}', 'Leh', '2027-06-01', '2', 'family', '${mark}', '${mark}', '${mark}', 'lost'),
    (gen_random_uuid(), 'SFR-${mark}2', '${id}', null, '${mark}', '${email}', '${phone}', 'Leh', '2027-06-01', '2', 'family', '${mark}', '${mark}', '', 'accepted')`,
  trip_messages: ({ id, mark }) => `insert into trip_messages (trip_id, author, subject, body)
    select t.id, a.author, '${mark}', 'Dear ${mark}' from trips t, (values ('traveller'), ('desk')) a (author) where t.user_id = '${id}'`,
  trip_notes: ({ id, mark }) =>
    `insert into trip_notes (trip_id, body) select id, '${mark}' from trips where user_id = '${id}'`,
  trip_events: ({ id }) =>
    `insert into trip_events (trip_id, actor_kind, kind) select id, 'traveller', 'received' from trips where user_id = '${id}'`,
  trip_days: ({ id, mark }) =>
    `insert into trip_days (trip_id, number, days, who) select id, 1, '[{"title":"${mark}"}]', '${mark}' from trips where user_id = '${id}'`,
  trip_wishes: ({ mark, email }) => `insert into trip_wishes (token_hash, email, input, expires_at)
    values ('${mark}', '${email}', '{"name":"${mark}"}', now() + interval '1 day')`,
  trip_links: ({ id, mark }) => `insert into trip_links (trip_id, kind, token_hash)
    select id, 'edit', '${mark}' || id from trips where user_id = '${id}'`,
  trip_addresses: ({ id, mark }) => `insert into trip_addresses (trip_id, address)
    select id, '${mark}@work.example' from trips where user_id = '${id}'`,
  trip_comments: ({ id, mark }) =>
    `insert into trip_comments (trip_id, name, body) select id, '${mark}', '${mark}' from trips where user_id = '${id}'`,
  trip_votes: ({ mark }) => `insert into trip_votes (comment_id, voter)
    select id, '${mark}' from trip_comments where name = '${mark}'`,
  quotes: ({ id, mark }) =>
    `insert into quotes (trip_id, content) select id, '{"title":"${mark}"}' from trips where user_id = '${id}'`,
  quote_versions: ({
    id,
    mark,
  }) => `insert into quote_versions (trip_id, number, content, tax_rates, state, reason, sent_at, lapses_at)
    select id, 1, '{"title":"${mark}"}', '{}', case stage when 'accepted' then 'accepted' else 'declined' end, '${mark}', now(), now()
    from trips where user_id = '${id}'`,
  quote_acceptances: ({
    id,
    mark,
  }) => `insert into quote_acceptances (version_id, trip_id, name, ticked, total_paisa, totals, address, accepted_at)
    select v.id, v.trip_id, '${mark}', '{}', 1, '{}', '${mark}', now()
    from quote_versions v join trips t on t.id = v.trip_id where v.state = 'accepted' and t.user_id = '${id}'`,
  earlier_acceptances: ({
    id,
    mark,
  }) => `insert into earlier_acceptances (version_id, trip_id, name, ticked, total_paisa, totals, address, accepted_at, replaced_at)
    select v.id, v.trip_id, '${mark}', '{}', 1, '{}', '${mark}', now(), now()
    from quote_versions v join trips t on t.id = v.trip_id where v.state = 'accepted' and t.user_id = '${id}'`,
  cancellations: ({
    id,
    mark,
  }) => `insert into cancellations (version_id, trip_id, scope, asked_by, name, reason, requested_on, days, reckoned, charge_paisa, at)
    select v.id, v.trip_id, '{"part":"trip"}', 'traveller', '${mark}', '${mark}', '2026-11-22', 90, '{}', 0, now()
    from quote_versions v join trips t on t.id = v.trip_id where v.state = 'accepted' and t.user_id = '${id}'`,
  content_overrides: { nothing: "what the office says of places" },
  fact_reports: ({
    mark,
    email,
  }) => `insert into fact_reports (path, name, subject, kind, item, body, email)
    values ('/attractions/taj-mahal', 'Taj Mahal', 'Hours', 'sights', 'taj-mahal', 'It opens later. ${mark}', '${email}')`,
  payment_dues: { nothing: "sums and days of what was agreed" },
  kept_counts: { nothing: "numbers of rows, by day, stage or stars" },
  payment_links: {
    nothing: "the gateway's ids, sums and addresses, for payments of the same trip",
  },
  gateway_payments: {
    nothing: "the gateway's ids and sums, for payments of the same trip",
  },
  link_writes: { nothing: "keys that a browser made up, so that nothing is written twice" },
  duty_seats: { nothing: "who of the office drives what" },
  duty_links: { nothing: "by which link who drives a line reads its days; it goes with the trip" },
  duty_marks: { nothing: "times and kilometres of a day on the road" },
  waiting_entries: ({
    id,
    mark,
  }) => `insert into waiting_entries (trip_id, kind, paisa, entry, entry_key, word, entered_at)
    select id, 'payment', 1, '{"reference":"${mark}"}', '${mark}', '${mark}', now() from trips where user_id = '${id}'`,
  supplier_payments: { nothing: "what suppliers were paid" },
  supplier_payment_parts: { nothing: "what suppliers were paid" },
  review_requests: { nothing: "that a trip was asked about, so that it is not asked about again" },
  review_stops: {
    nothing: "the hash of an address that wants no mails about reviews: it still wants none",
  },
  review_links: ({ id, mark }) => `insert into review_links (token_hash, trip_id, created_at)
    select '${mark}' || id, id, now() from trips where user_id = '${id}'`,
  trip_reviews: ({
    id,
    mark,
  }) => `insert into trip_reviews (trip_id, author_name, party, rating, body, travelled_in, state, reason, answer, answered_at, created_at)
    select id, '${mark}', 'family', 5, '${mark}', '2027-06', 'hidden', '${mark}', 'Dear ${mark}', now(), now() from trips where user_id = '${id}'`,
  trip_review_places: ({
    mark,
  }) => `insert into trip_review_places (review_id, path, name, rating, body, position)
    select id, '/destinations/leh', 'Leh', 5, '${mark}', 0 from trip_reviews where author_name = '${mark}'`,
  trip_review_photos: ({
    id,
  }) => `insert into trip_review_photos (id, trip_id, path, width, height, colour, created_at)
    select gen_random_uuid(), id, '/destinations/leh', 1, 1, '#000000', now() from trips where user_id = '${id}'`,
  document_series: { nothing: "the last number of each series" },
  money_documents: ({
    id,
    mark,
  }) => `insert into money_documents (trip_id, kind, number, total_paisa, content, issued_at)
    select id, 'receipt', '${mark}', 1, '{"buyer":"${mark}"}', now() from trips where user_id = '${id}' and stage = 'accepted'`,
  payments: ({
    id,
    mark,
  }) => `insert into payments (trip_id, paisa, received_on, method, reference, reference_key, note, receipt_id)
    select d.trip_id, 1, '2026-11-22', 'upi', '${mark}', '${mark}', '${mark}', d.id
    from money_documents d join trips t on t.id = d.trip_id where t.user_id = '${id}'`,
  supplier_asks: ({
    id,
    mark,
  }) => `insert into supplier_asks (trip_id, supplier_name, email, body, token_hash, note, asked_at)
    select id, '${mark}', '${mark}@inn.example', '${mark}', '${mark}' || id, '${mark}', now() from trips where user_id = '${id}'`,
  supplier_ask_events: ({
    id,
    mark,
  }) => `insert into supplier_ask_events (ask_id, at, state, details)
    select a.id, now(), 'asked', '{"note":"${mark}"}' from supplier_asks a join trips t on t.id = a.trip_id where t.user_id = '${id}'`,
  trip_buyers: ({ id, mark }) => `insert into trip_buyers (trip_id, buyer, updated_at)
    select id, '{"name":"${mark}"}', now() from trips where user_id = '${id}'`,
  trip_notices: ({
    id,
    mark,
  }) => `insert into trip_notices (trip_id, kind, about, says, created_at, due_at)
    select id, 'words', '${mark}', '{"words":"${mark}"}', now(), now() from trips where user_id = '${id}'`,
  trip_notice_reads: ({
    mark,
  }) => `insert into trip_notice_reads (notice_id, link_id, link_kind, at)
    select id, gen_random_uuid(), 'edit', now() from trip_notices where about = '${mark}'`,
  push_subscriptions: ({
    mark,
  }) => `insert into push_subscriptions (id, trip_id, link_id, sealed, key_id, created_at, seen_at, until)
    select gen_random_uuid(), trip_id, id, '${mark}', '${mark}', now(), now(), '2027-12-31'
    from trip_links where token_hash like '${mark}%'`,
  trip_members: ({ id, mark }) => `insert into trip_members (trip_id, name, is_owner, created_at)
    select id, '${mark}', true, now() from trips where user_id = '${id}'`,
  trip_groups: ({ id }) => `insert into trip_groups (trip_id, office_sees)
    select id, true from trips where user_id = '${id}'`,
  trip_expenses: ({
    mark,
  }) => `insert into trip_expenses (id, trip_id, kind, title, currency, amount, rate, paisa, paid_by, split, shares,
      spent_on, note, changed_by, changed_at)
    select gen_random_uuid(), trip_id, 'expense', '${mark}', 'INR', 1, 1000000, 1, id, 'equally', '[]', '2027-01-01',
      '${mark}', id, now() from trip_members where name = '${mark}'`,
  trip_packing: ({ mark }) => `insert into trip_packing (id, trip_id, member_id, text, created_at)
    select gen_random_uuid(), trip_id, id, '${mark}', now() from trip_members where name = '${mark}'`,
  trip_files: ({
    mark,
  }) => `insert into trip_files (id, trip_id, kind, sender, member_id, name, mimetype, bytes, for_group, for_office,
      created_at)
    select gen_random_uuid(), trip_id, 'paper', 'traveller', id, '${mark}', 'application/pdf', 1, true, false, now()
      from trip_members where name = '${mark}'`,
  trip_road: ({ id, mark }) => `insert into trip_road (trip_id, content, updated_at)
    select id, '{"guests":[{"name":"${mark}"}]}', now() from trips where user_id = '${id}'`,
  comments: ({
    id,
    mark,
    email,
  }) => `insert into comments (user_id, author_name, author_email, avatar_path, rating, title, comment, excerpt, place_path, place_name, hidden_reason)
    values ('${id}', '${mark}', '${email}', '/${mark}', 5, '${mark}', '${mark}', '${mark}', '/${mark}', '${mark}', '${mark}')`,
  comment_reports: ({ id, mark }) => `insert into comment_reports (comment_id, reporter, reason)
    select id, '${id}', '${mark}' from comments where author_name not in ('${mark}') limit 1;
    insert into comment_reports (comment_id, reporter, reason) select id, 'somebody', '${mark}' from comments where user_id = '${id}'`,
  contact_messages: ({
    id,
    mark,
    email,
    phone,
  }) => `insert into contact_messages (reference, user_id, name, email, phone, message, source, subject, names_trip, joined_trip_id, mail_key)
    values ('MSG-${mark}1', '${id}', '${mark}', '${email}', '${phone}', '${mark}', 'form', '', '', null, null),
      ('MSG-${mark}2', null, '${mark}', '${email.toUpperCase()}', '${phone}', '${mark}', 'mail', '${mark}', '${mark}', (select id from trips where user_id = '${id}' limit 1), '${mark}')`,
  contact_replies: ({ mark }) =>
    `insert into contact_replies (message_id, body) select id, 'Dear ${mark}' from contact_messages where name = '${mark}'`,
  newsletter_subscribers: ({ mark, email }) =>
    `insert into newsletter_subscribers (email, status, confirm_hash) values ('${email}', 'confirmed', '${mark}')`,
  newsletter_deliveries: ({ email }) => `insert into newsletter_deliveries (issue_id, subscriber_id)
    select i.id, s.id from newsletter_issues i, newsletter_subscribers s where s.email = '${email}'`,
  kept_plans: ({ id, mark }) =>
    `insert into kept_plans (user_id, id, name, plan) values ('${id}', gen_random_uuid(), '${mark}', '1.x')`,
  photo_submissions: ({
    id,
    mark,
    email,
  }) => `insert into photo_submissions (token_hash, user_id, place, credit, email)
    values ('${mark}1', '${id}', '${mark}', '${mark}', ''), ('${mark}2', null, '${mark}', '${mark}', '${email}')`,
  photos: ({
    mark,
  }) => `insert into photos (submission_id, position, file_name, declared_size, refusal)
    select id, 1, '${mark}.jpg', 9, '${mark}' from photo_submissions where credit = '${mark}'`,
  chat_threads: ({
    id,
    mark,
    email,
  }) => `insert into chat_threads (token_hash, user_id, name, email)
    values ('${mark}1', '${id}', '${mark}', ''), ('${mark}2', null, '${mark}', '${email}')`,
  chat_messages: ({ mark }) =>
    `insert into chat_messages (thread_id, author, body) select id, 'visitor', '${mark}' from chat_threads where name = '${mark}'`,
  mail_outbox: ({
    id,
    mark,
    email,
    phone,
  }) => `insert into mail_outbox (kind, to_address, subject, body_text, body_html, headers, person_id, last_error, status, channel)
    values ('a', '${email}', '${mark}', '${mark}', '${mark}', '{}', null, '${email}', 'failed', 'mail'),
      ('b', 'office@example.com', '${mark}', '${mark}', '${mark}', '{}', '${id}', null, 'sent', 'mail'),
      ('c', 'office@example.com', '${mark}', '${mark}', '${mark}', '{"Reply-To":"${email}"}', null, null, 'pending', 'mail'),
      ('d', '+${phone}', '${mark}', '${mark}', '${mark}', '{}', null, null, 'pending', 'sms')`,
  storage_objects: ({
    id,
    mark,
  }) => `insert into storage_objects (bucket, name, owner, size, mimetype, etag)
    values ('profile-pictures', '${mark}.webp', '${id}', 1, 'image/webp', '${mark}'),
      ('photos', '${mark}/full.webp', '${id}', 1, 'image/webp', '${mark}')`,
  shared_plans: { nothing: "a plan by its hash, and nothing of who shared it" },
  rate_limits: { nothing: "hashes; a test of their own is at the end" },
  audit_log: ({
    id,
    mark,
  }) => `insert into audit_log (actor_kind, actor_id, action, subject_kind, subject_id, address, details)
    values ('traveller', '${id}', 'account.exported', 'user', '${id}', '${mark}', '{"note":"${mark}"}')`,
  auth_spent: { nothing: "hashes of used messages, until they end" },
  auth_sso_providers: { nothing: "companies" },
  auth_sso_domains: { nothing: "companies" },
  newsletter_issues: { nothing: "what the office writes to all" },
  server_secrets: { nothing: "the server's own keys" },
  schema_migrations: { nothing: "files" },
  admins: { nothing: "the office" },
  admin_sessions: { nothing: "the office" },
  admin_passkeys: { nothing: "the office" },
  admin_recovery_codes: { nothing: "the office" },
  admin_invitations: { nothing: "the office" },
  desk_settings: { nothing: "the office" },
  chat_presence: { nothing: "the office" },
  desk_views: { nothing: "the office" },
  office_changes: { nothing: "the office" },
  desk_snoozes: { nothing: "the office" },
  calendar_feeds: { nothing: "the office" },
  webhooks: { nothing: "the office" },
  desk_digests: { nothing: "the office" },
  suppliers: { nothing: "hotels, drivers and guides" },
  rates: { nothing: "what suppliers ask" },
  quote_templates: { nothing: "texts of the office" },
  money_settings: { nothing: "the firm, its taxes" },
  money_settings_changes: { nothing: "the same, before and after each change" },
};

/** Columns that can hold something of a person and are filled by the list above, or say why not. */
const telling =
  /(user|person|owner|reporter|actor|subject_id|email|phone|name|address|agent|body|message|comment|excerpt|title|credit|place|reason|note|metadata|identity|token|secret|credential|url|headers|details|reference|error|offer)/;
const notTheirs: Record<string, string> = {
  "trips.owner_id": "an administrator",
  "audit_log.actor_kind": "a kind",
  "trip_events.actor_kind": "a kind",
  "trip_events.details": "the names of stages",
  "auth_users.email_change_agreed": "a kind",
  "auth_sessions.factor_id": "goes with its session",
  "auth_flow_states.invite_token": "goes with its flow",
};

/** What stays, and docs/operations.md says so: rows by table, and whether they still name the person. */
const stays: Record<string, { rows: number; marked: number; why: string }> = {
  trips: {
    rows: 2,
    marked: 2,
    why: "an accepted trip is a contract; of the other the reference and the place",
  },
  trip_messages: { rows: 0, marked: 2, why: "what was said about the accepted trip" },
  trip_notes: { rows: 0, marked: 1, why: "of the accepted trip" },
  trip_days: { rows: 0, marked: 1, why: "of the accepted trip" },
  quotes: { rows: 0, marked: 1, why: "of the accepted trip" },
  quote_versions: { rows: 0, marked: 1, why: "what was agreed" },
  quote_acceptances: { rows: 0, marked: 1, why: "who agreed to what; not from where" },
  earlier_acceptances: { rows: 0, marked: 1, why: "who agreed to what before; not from where" },
  cancellations: { rows: 0, marked: 1, why: "who ended what of a contract; not why" },
  fact_reports: { rows: 0, marked: 1, why: "what was said of a place, without an address" },
  money_documents: { rows: 0, marked: 1, why: "the law of taxes keeps it for eight years" },
  payments: { rows: 0, marked: 1, why: "the law of taxes keeps it for eight years" },
  supplier_asks: { rows: 0, marked: 1, why: "of the accepted trip" },
  supplier_ask_events: { rows: 0, marked: 1, why: "of the accepted trip" },
  audit_log: { rows: 2, marked: 0, why: "that it happened, by the bare id" },
};

let resources: OpenResources;
let services: Services;
let app: ReturnType<typeof createApp>;
const neighbour = someone("zqneighbour", "916500000001");

const rows = <T extends Record<string, unknown>>(statement: string) =>
  queryRows<T>(resources.database.db, sql.raw(statement));
const namesOfTables = async () =>
  (
    await rows<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
  ).map(({ name }) => name);

async function fill(one: Someone): Promise<void> {
  const { database } = resources;
  for (const [name, part] of Object.entries(tables)) {
    if (typeof part !== "function") continue;
    await database.runScript(database.db, part(one)).catch((error: Error) => {
      throw new Error(`${name} cannot be filled: ${error.message}`);
    });
  }
}

/** Rows that have the person's id, and rows that have a word, an address or a number of theirs. */
async function find(one: Someone): Promise<Record<string, { rows: number; marked: number }>> {
  const found: Record<string, { rows: number; marked: number }> = {};
  for (const name of await namesOfTables()) {
    const [row] = await rows<{ rows: number; marked: number }>(
      `select count(*) filter (where t::text like '%${one.id}%')::int as rows,
        count(*) filter (where t::text ilike '%${one.mark}%' or t::text like '%${one.phone}%')::int as marked
       from "${name}" t`,
    );
    if (row && (row.rows > 0 || row.marked > 0)) found[name] = row;
  }
  return found;
}

beforeAll(async () => {
  resources = await createTestResources({ AUTH_RATE_LIMITS: "off" });
  services = createServices(resources, { auth: quickAuth });
  app = createApp(resources, { services });
  const { database } = resources;
  await database.runScript(
    database.db,
    `insert into auth_sso_providers (entity_id, metadata_xml) values ('urn:x', '<x/>');
     insert into newsletter_issues (subject, body) values ('S', 'B')`,
  );
  await fill(neighbour);
});
afterAll(() => resources?.close());

test("every table says what it holds of a person: a new one is named here first", async () => {
  expect(Object.keys(tables).sort()).toEqual((await namesOfTables()).sort());
});

test("every telling column of these tables is filled", async () => {
  const one = someone("zqcolumns", "916500000002");
  await fill(one);
  const columns = await rows<{ table: string; column: string; type: string }>(
    `select table_name as "table", column_name as "column", data_type as type from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'uuid', 'jsonb')`,
  );
  const empty: string[] = [];
  for (const { table, column } of columns) {
    if (typeof tables[table] !== "function" || !telling.test(column)) continue;
    if (notTheirs[`${table}.${column}`]) continue;
    const [row] = await rows<{ count: number }>(
      `select count(*)::int as count from "${table}" t where coalesce("${column}"::text, '') not in ('', '{}', '[]')
       and (t::text like '%${one.id}%' or t::text ilike '%${one.mark}%')`,
    );
    if (!row?.count) empty.push(`${table}.${column}`);
  }
  expect(empty).toEqual([]);
});

describe.each([
  [
    "the sweep of accounts whose days are over",
    async () => {
      const sweep = createDeletionSweep(resources, services.removePerson);
      await rows("delete from account_deletions where name <> 'zqperson0'");
      expect(await sweep.run()).toBe(1);
    },
  ],
  [
    "/DeleteUser",
    async (one: Someone) => {
      const { headers } = await seatAdmin(resources, "owner");
      const answer = await app.request(
        "/DeleteUser",
        json({ id: one.id, email: one.email }, { ...headers, "sec-fetch-site": "same-origin" }),
      );
      expect(await answer.json()).toEqual({ message: "User deleted Successfully" });
    },
  ],
  ["the service key", (one: Someone) => deleteByService(one, false)],
  ["the service key, softly", (one: Someone) => deleteByService(one, true)],
] as const)("%s", (way, remove) => {
  const nth = ["the sweep", "/Delete", "the service key"].findIndex((start) =>
    way.startsWith(start),
  );
  const soft = way.endsWith("softly");
  const mark = `zqperson${soft ? 3 : nth}`;

  test("leaves nothing but what is documented, and takes nothing of a neighbour's", async () => {
    const one = someone(mark, `91650000001${soft ? 3 : nth}`);
    const before = await find(neighbour);
    await fill(one);
    for (const [bucket, name] of [
      ["profile-pictures", `${mark}-real.webp`],
      ["photos", `${mark}-real.webp`],
    ] as const)
      await resources.storage.put(bucket, name, new Uint8Array([1]), {
        mimetype: "image/webp",
        owner: one.id,
      });
    await remove(one);
    const left = await find(one);
    if (way.startsWith("the sweep")) {
      // The farewell itself, which the hourly tidying forgets once it has gone.
      expect(left.mail_outbox).toEqual({ rows: 0, marked: 1 });
      delete left.mail_outbox;
    }
    if (soft) {
      expect(left.auth_users).toEqual({ rows: 1, marked: 0 });
      delete left.auth_users;
    }
    const documented = Object.fromEntries(
      Object.entries(stays).map(([name, { rows: some, marked }]) => [name, { rows: some, marked }]),
    );
    expect(left).toEqual(documented);
    const trips = await rows<{ stage: string; told: string }>(
      `select stage, name || email || phone || message || next_action || lost_reason || coalesce(idempotency_key, '') as told
       from trips where user_id = '${one.id}' order by stage`,
    );
    expect(trips[1]).toEqual({ stage: "lost", told: "Account deleted" });
    for (const bucket of ["profile-pictures", "photos"])
      expect(await resources.storage.find(bucket, `${mark}-real.webp`)).toBeNull();
    const after = await find(neighbour);
    if (way.startsWith("the sweep")) delete before.account_deletions;
    expect(after).toEqual(before);
  });

  test("a second time there is nobody", async () => {
    const id = randomUUID();
    const removal = services.removePerson;
    expect(await removal(id, { by: { actor: "service" } })).toBe(false);
  });
});

async function deleteByService(one: Someone, soft: boolean): Promise<void> {
  const key = await services.auth.context.keys.sign({ role: "service_role" });
  const answer = await app.request(`/auth/v1/admin/users/${one.id}`, {
    ...json({ should_soft_delete: soft }, { authorization: `Bearer ${key}` }),
    method: "DELETE",
  });
  expect(answer.status).toBe(200);
}

test("what others wrote with the person's address from accounts of their own stays theirs", async () => {
  const one = someone("zqmixed", "916500000031");
  await fill(one);
  await rows(
    `insert into contact_messages (reference, user_id, name, email, message)
     values ('MSG-OTHER', '${neighbour.id}', 'Neighbour', '${one.email}', 'Mine')`,
  );
  const removal = services.removePerson;
  expect(await removal(one.id, { by: { actor: "service" } })).toBe(true);
  expect(await rows("select 1 from contact_messages where reference = 'MSG-OTHER'")).toHaveLength(
    1,
  );
});

test("an address that the account never confirmed takes nothing of its owner's along", async () => {
  const one = someone("zqunproven", "916500000032");
  await fill(one);
  await rows(
    `update auth_users set email_confirmed_at = null, phone_confirmed_at = null where id = '${one.id}'`,
  );
  const removal = services.removePerson;
  await removal(one.id, { by: { actor: "service" } });
  expect(
    await rows(`select 1 from newsletter_subscribers where email = '${one.email}'`),
  ).toHaveLength(1);
  expect(
    await rows(`select 1 from contact_messages where reference = 'MSG-zqunproven2'`),
  ).toHaveLength(1);
});

test("files that a failing store kept are removed by the next sweep", async () => {
  const gone = randomUUID();
  await resources.storage.put("photos", "left.webp", new Uint8Array([1]), {
    mimetype: "image/webp",
    owner: gone,
  });
  const removal = services.removePerson;
  await rows("delete from account_deletions");
  await createDeletionSweep(resources, removal).run();
  expect(await resources.storage.find("photos", "left.webp")).toBeNull();
});

test("who keeps the account at the last moment is not removed by a sweep that has begun", async () => {
  const one = someone("zqkept", "916500000033");
  await fill(one);
  await rows(`delete from account_deletions where user_id = '${one.id}'`);
  const removal = services.removePerson;
  expect(await createDeletionSweep(resources, removal).run()).toBe(0);
  expect(await rows(`select 1 from auth_users where id = '${one.id}'`)).toHaveLength(1);
});

test("the download asks whoever keeps something: every part of a filled account, nothing of the neighbour's", async () => {
  const one = someone("zqexport", "916500000034");
  await fill(one);
  const user = { ...one, emailVerified: true, sessionId: null } as unknown as AuthUser;
  const exportOf = async (who: AuthUser) =>
    JSON.parse(JSON.stringify(await services.account.exportData(who))) as Record<string, object[]>;
  const data = await exportOf(user);
  const shape = Object.fromEntries(
    Object.entries(data).map(([name, rows]) => [
      name,
      Array.isArray(rows) ? Object.keys(rows[0] ?? {}).join(" ") : typeof rows,
    ]),
  );
  expect(shape).toEqual({
    exported_at: "string",
    profile: "object",
    trips:
      "reference name email phone destination travel_date travel_when travelers trip_type message stage source created_at plan comments messages days",
    quotes:
      "reference number state reason sent_at seen_at ticked title days terms accepted_by accepted_at accepted_from total_paisa",
    payments: "trip paisa received_on method reference created_at",
    papers: "trip kind number total_paisa content issued_at",
    billing: "trip buyer",
    cancelled: "trip scope name reason requested_on charge_paisa at",
    waiting: "trip kind paisa entry decision word entered_at",
    reported_changes: "path subject body seen_at email created_at",
    road: "trip guests phone arrival departure",
    groups: "trip members expenses packing",
    notices: "trip kind says at",
    phones: "trip language timeZone since until",
    tripFiles: "trip kind name mimetype bytes created_at",
    tripReviews:
      "trip author_name party rating body travelled_in state reason answer created_at places",
    reviews:
      "id author_name author_email rating title comment excerpt place_name created_at edited_at hidden_at answer",
    contact_messages: "reference name email phone message status created_at replies",
    photos: "place credit email created_at file_name status width height",
    chats: "name email status created_at messages",
    newsletter: "email status created_at confirmed_at unsubscribed_at",
    plans: "name plan created_at updated_at",
    sessions: "created_at refreshed_at user_agent address aal",
    identities: "provider email identity_data created_at last_sign_in_at",
    passkeys: "friendly_name created_at last_used_at",
  });
  expect(JSON.stringify(data)).not.toContain(neighbour.mark);
  const { newsletter } = await exportOf({ ...user, emailVerified: false });
  expect(newsletter, "an address that is not shown to be theirs tells nothing").toEqual([]);
});

test("what was counted of an account goes with it, whatever was counted", async () => {
  const one = someone("zqcounted", "916500000009");
  await fill(one);
  const { limits, database } = resources;
  const ofAccounts = limitNames.filter((name) => limitTable[name].owner === "account");
  expect(ofAccounts).toContain("trip");
  const count = async (id: string) => {
    const standing = await limits.read(
      database.db,
      ofAccounts.map((name) => [name, id] as const),
      new Date(),
    );
    return standing.map(({ hits }) => hits);
  };
  for (const id of [one.id, neighbour.id])
    for (const name of ofAccounts) await limits.count(database.db, [[name, id]], new Date());
  await deleteByService(one, false);
  expect(await count(one.id)).toEqual(ofAccounts.map(() => 0));
  expect(await count(neighbour.id)).toEqual(ofAccounts.map(() => 1));
});
