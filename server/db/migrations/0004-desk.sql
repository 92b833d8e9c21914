-- A request at the desk: where it stands, whose it is, what comes next.
alter table trips
  add column stage text not null default 'new'
    check (stage in ('new', 'qualified', 'quote_sent', 'accepted', 'lost')),
  add column stage_at timestamptz not null default now(),
  add column lost_reason text not null default '',
  add column owner_id uuid references admins (id) on delete set null,
  add column next_action text not null default '',
  add column next_action_on date,
  -- Counted up by every change at the desk: who changes an older one is told so.
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  -- The first answer of a person, by mail or on the page.
  add column answered_at timestamptz,
  add column traveller_message_at timestamptz,
  add column desk_message_at timestamptz,
  add column traveller_seen_at timestamptz,
  add column desk_seen_at timestamptz,
  add column search_text text generated always as (
    lower(reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || destination || ' ' || message)
  ) stored;
update trips set stage_at = created_at, updated_at = created_at;

create index trips_stage on trips (stage, created_at desc, id desc);
create index trips_updated on trips (updated_at desc, id desc);
create index trips_travel_date on trips (travel_date, id);
create index trips_next_action on trips (coalesce(next_action_on, date '9999-12-31'), id);
create index trips_owner on trips (owner_id) where owner_id is not null;
create index trips_email on trips (lower(email), created_at desc);
create index trips_phone on trips (phone, created_at desc);
create index trips_talks on trips (greatest(traveller_message_at, desk_message_at) desc, id desc)
  where traveller_message_at is not null or desk_message_at is not null;

-- Who did what when; the reasons and texts themselves are in the tables they belong to.
create table trip_events (
  id bigint generated always as identity primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('traveller', 'admin', 'system')),
  admin_id uuid references admins (id) on delete set null,
  kind text not null check (kind in ('received', 'stage', 'owner', 'next_action', 'note', 'note_removed', 'reply', 'message')),
  details jsonb not null default '{}'
);
create index trip_events_trip on trip_events (trip_id, at, id);
insert into trip_events (trip_id, at, actor_kind, kind)
  select id, created_at, 'traveller', 'received' from trips;

create table trip_notes (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references trips (id) on delete cascade,
  admin_id uuid references admins (id) on delete set null,
  body text not null,
  created_at timestamptz not null default now()
);
create index trip_notes_trip on trip_notes (trip_id, created_at);

-- Both ways: what the traveller writes on /my-trips, what the desk answers there and by mail.
create table trip_messages (
  id bigint generated always as identity primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  author text not null check (author in ('traveller', 'desk')),
  admin_id uuid references admins (id) on delete set null,
  subject text not null default '',
  body text not null,
  created_at timestamptz not null default now()
);
create index trip_messages_trip on trip_messages (trip_id, id);

-- The second factor of administrators. The step is the last 30 seconds whose code was taken.
alter table admins
  add column totp_secret text,
  add column totp_confirmed_at timestamptz,
  add column totp_step bigint not null default 0,
  add column password_changed_at timestamptz;
create table admin_recovery_codes (
  admin_id uuid not null references admins (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (admin_id, code_hash)
);

alter table admin_sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column user_agent text not null default '',
  add column address text not null default '';

-- Only a hash of what the link carries.
create table admin_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  name text not null default '',
  role text not null check (role in ('owner', 'editor', 'viewer')),
  token_hash text not null unique,
  invited_by uuid references admins (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create unique index admin_invitations_open on admin_invitations (email)
  where accepted_at is null and revoked_at is null;

-- One row: what holds for the whole desk.
create table desk_settings (
  "only" boolean primary key default true check ("only"),
  second_factor_required boolean not null default false
);
insert into desk_settings default values;

-- Accounts whose owners want them gone, and when that happens.
create table account_deletions (
  user_id uuid primary key,
  email text not null,
  name text not null default '',
  restore_hash text not null unique,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  reminded_at timestamptz
);
create index account_deletions_due on account_deletions (due_at);
