-- What the office changed on an agreed trip, told to whoever travels.
create table trip_notices (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references trips (id) on delete cascade,
  kind text not null,
  -- What it is about: a later notice about the same takes the place of one that nobody has read.
  about text not null default '',
  -- The values of its sentence; for the office's own words the words.
  says jsonb not null default '{}',
  urgent boolean not null default false,
  admin_id uuid references admins (id) on delete set null,
  created_at timestamptz not null,
  -- Not before then: nights are left alone.
  due_at timestamptz not null,
  -- When it went out, and whether by mail too.
  told_at timestamptz,
  mailed_at timestamptz
);
create index trip_notices_by_trip on trip_notices (trip_id, created_at desc);
create index trip_notices_due on trip_notices (due_at) where told_at is null;
create index trip_notices_unmailed on trip_notices (told_at) where mailed_at is null;

-- By which link a notice was opened, and when first; it outlives the link.
create table trip_notice_reads (
  notice_id uuid not null references trip_notices (id) on delete cascade,
  link_id uuid not null,
  link_kind text not null check (link_kind in ('read', 'edit')),
  at timestamptz not null,
  primary key (notice_id, link_id)
);

-- Phones that want to be told of changes, each by the link that it has the trip by.
create table push_subscriptions (
  -- Made of the link and the address that messages are put to: a phone is there once by each link.
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  link_id uuid not null references trip_links (id) on delete cascade,
  -- That address and the phone's keys.
  sealed text not null,
  -- With which of the site's keys it was made.
  key_id text not null,
  language text not null default 'en',
  time_zone text not null default 'Asia/Kolkata',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- The last day on which it is used.
  until date not null,
  failures integer not null default 0
);
create index push_subscriptions_by_link on push_subscriptions (link_id);
create index push_subscriptions_by_trip on push_subscriptions (trip_id);

alter table mail_outbox drop constraint mail_outbox_channel_check;
alter table mail_outbox add constraint mail_outbox_channel_check
  check (channel in ('mail', 'sms', 'whatsapp', 'push'));
