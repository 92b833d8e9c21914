-- Who comes along on a trip. One at most is the trip's own traveller, who has the link that edits.
create table trip_members (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references trips (id) on delete cascade,
  name text not null,
  is_owner boolean not null default false,
  -- The order in which they came.
  place bigint generated always as identity,
  created_at timestamptz not null
);
create index trip_members_by_trip on trip_members (trip_id, place);
create unique index trip_members_owner on trip_members (trip_id) where is_owner;

-- A reading link may be a member's own: it does what the group does, too.
alter table trip_links add column member_id uuid references trip_members (id) on delete cascade;
create index trip_links_by_member on trip_links (member_id) where member_id is not null;

-- Whether the office sees what a group spends.
create table trip_groups (
  trip_id uuid primary key references trips (id) on delete cascade,
  office_sees boolean not null default false
);

-- What was spent and by whom, for whom; or that somebody has paid what they owed. `amount` is in minor units,
-- `rate` in millionths of a rupee, `paisa` is what both make. Ids are the browser's.
create table trip_expenses (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  revision integer not null default 1,
  kind text not null check (kind in ('expense', 'settled')),
  title text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount bigint not null check (amount > 0),
  rate bigint not null check (rate > 0),
  rate_on date,
  paisa bigint not null check (paisa > 0),
  paid_by uuid not null references trip_members (id),
  split text not null check (split in ('equally', 'parts', 'amounts')),
  -- [{member, share}]
  shares jsonb not null,
  spent_on date not null,
  note text not null,
  changed_by uuid not null references trip_members (id),
  changed_at timestamptz not null,
  removed_at timestamptz
);
create index trip_expenses_by_trip on trip_expenses (trip_id, spent_on);
create index trip_expenses_by_payer on trip_expenses (paid_by);
create index trip_expenses_by_writer on trip_expenses (changed_by);

-- What is packed: everybody's list where there is no member, else one's own.
create table trip_packing (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  member_id uuid references trip_members (id) on delete cascade,
  text text not null,
  done_by uuid references trip_members (id) on delete set null,
  created_at timestamptz not null
);
create index trip_packing_by_trip on trip_packing (trip_id, created_at);
create index trip_packing_by_member on trip_packing (member_id) where member_id is not null;
create index trip_packing_by_ticker on trip_packing (done_by) where done_by is not null;
