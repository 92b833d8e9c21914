-- A trip may be sent with an address alone, and has days of its own from the first plan on.
alter table trips
  -- What the planner's link said (contract/plan-link.ts).
  add column plan text,
  -- The number of the days that hold; 0: none yet.
  add column days_number int not null default 0,
  -- What a reading link shows.
  add column link_prices boolean not null default true,
  add column link_names boolean not null default true;
create index trips_address on trips (lower(email)) where user_id is null;

-- Every state of the days, so that two who edit at once are brought together and nothing is lost.
create table trip_days (
  trip_id uuid not null references trips (id) on delete cascade,
  number int not null check (number > 0),
  days jsonb not null,
  -- "the planner", a name, or an administrator's.
  who text not null default '',
  created_at timestamptz not null default now(),
  primary key (trip_id, number)
);

-- Requests whose address nobody has shown to be theirs yet. The link's hash becomes that of the trip.
create table trip_wishes (
  token_hash text primary key,
  email text not null,
  input jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index trip_wishes_expires on trip_wishes (expires_at);

-- Whoever holds the link; the table has hashes alone.
create table trip_links (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references trips (id) on delete cascade,
  kind text not null check (kind in ('read', 'edit')),
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create index trip_links_trip on trip_links (trip_id, kind) where closed_at is null;

create table trip_comments (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references trips (id) on delete cascade,
  name text not null,
  body text not null,
  day text,
  stop text,
  -- Offered instead of that stop or day: others vote.
  alternative boolean not null default false,
  by_desk boolean not null default false,
  created_at timestamptz not null default now()
);
create index trip_comments_trip on trip_comments (trip_id, created_at, id);

create table trip_votes (
  comment_id uuid not null references trip_comments (id) on delete cascade,
  -- A hash of what the browser calls itself.
  voter text not null,
  primary key (comment_id, voter)
);

-- One quote a trip: what the desk works on, and the versions that were sent.
create table quotes (
  trip_id uuid primary key references trips (id) on delete cascade,
  content jsonb not null,
  -- Counted up by every change: who changes an older one is told so.
  revision int not null default 1,
  updated_by uuid references admins (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table quote_versions (
  id uuid primary key default gen_random_uuid(),
  -- A contract outlives its trip's row: nobody deletes that while there is one.
  trip_id uuid not null references trips (id),
  number int not null check (number > 0),
  content jsonb not null,
  tax_rates jsonb not null,
  exchange jsonb,
  -- The options that are ticked now.
  ticked text[] not null default '{}',
  state text not null check (state in ('sent', 'replaced', 'withdrawn', 'lapsed', 'accepted', 'declined')),
  reason text not null default '',
  sent_by uuid references admins (id) on delete set null,
  sent_at timestamptz not null,
  -- The end of the last day on which it can be accepted.
  lapses_at timestamptz not null,
  decided_at timestamptz,
  reminded_at timestamptz,
  seen_at timestamptz,
  unique (trip_id, number)
);
create unique index quote_versions_open on quote_versions (trip_id) where state = 'sent';
create unique index quote_versions_accepted on quote_versions (trip_id) where state = 'accepted';
create index quote_versions_lapsing on quote_versions (lapses_at) where state = 'sent';

-- What was agreed, by whom and from where. It never changes.
create table quote_acceptances (
  version_id uuid primary key references quote_versions (id),
  trip_id uuid not null unique references trips (id),
  name text not null,
  ticked text[] not null,
  total_paisa bigint not null check (total_paisa >= 0),
  totals jsonb not null,
  address text not null,
  accepted_at timestamptz not null
);

create table payment_dues (
  trip_id uuid not null references trips (id),
  position int not null,
  label text not null,
  paisa bigint not null check (paisa >= 0),
  due_on date not null,
  primary key (trip_id, position)
);
create index payment_dues_on on payment_dues (due_on);

-- The last number of each series: taken in the transaction that writes the document, so there is no gap.
create table document_series (
  series text primary key,
  last int not null check (last > 0)
);

create table money_documents (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references trips (id),
  kind text not null check (kind in ('invoice', 'receipt', 'credit_note')),
  number text not null unique,
  total_paisa bigint not null check (total_paisa >= 0),
  content jsonb not null,
  -- The invoice that a credit note takes back.
  corrects uuid unique references money_documents (id),
  issued_by uuid references admins (id) on delete set null,
  issued_at timestamptz not null
);
create index money_documents_trip on money_documents (trip_id, issued_at);

create table payments (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references trips (id),
  paisa bigint not null check (paisa > 0),
  received_on date not null,
  method text not null check (method in ('upi', 'bank', 'card', 'cash', 'other')),
  -- Of UPI or the bank: the same one is never entered twice.
  reference text not null default '',
  note text not null default '',
  receipt_id uuid not null references money_documents (id),
  entered_by uuid references admins (id) on delete set null,
  created_at timestamptz not null default now()
);
create index payments_trip on payments (trip_id, received_on);
create unique index payments_reference on payments (method, lower(reference)) where reference <> '';

create table suppliers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('stay', 'transport', 'guide', 'ticket', 'meal', 'other')),
  name text not null,
  place text not null default '',
  email text not null default '',
  phone text not null default '',
  note text not null default '',
  archived_at timestamptz,
  created_at timestamptz not null default now()
);

create table rates (
  id uuid primary key default gen_random_uuid(),
  supplier_id uuid not null references suppliers (id) on delete cascade,
  name text not null,
  per text not null check (per in ('person', 'room', 'group')),
  -- The season that it holds in; null: at any time.
  from_day date,
  to_day date,
  price bigint not null check (price >= 0),
  child_price bigint,
  extra_bed_price bigint,
  margin int,
  tax text not null default 'package' check (tax in ('package', 'other', 'none')),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  check (from_day is null or to_day is null or from_day <= to_day)
);
create index rates_supplier on rates (supplier_id);

create table quote_templates (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('trip', 'text')),
  language text not null check (language in ('en', 'hi')),
  name text not null,
  content jsonb not null,
  updated_at timestamptz not null default now()
);

-- One row: who we are on an invoice, and what the law and the exchange ask, each from its day on.
create table money_settings (
  "only" boolean primary key default true check ("only"),
  content jsonb not null,
  revision int not null default 1
);

create table supplier_asks (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references trips (id),
  supplier_name text not null,
  email text not null,
  body text not null,
  token_hash text not null unique,
  state text not null default 'asked' check (state in ('asked', 'confirmed', 'refused')),
  note text not null default '',
  asked_by uuid references admins (id) on delete set null,
  asked_at timestamptz not null,
  answered_at timestamptz
);
create index supplier_asks_trip on supplier_asks (trip_id, asked_at);

create table desk_snoozes (
  admin_id uuid not null references admins (id) on delete cascade,
  task text not null,
  until_day date not null,
  primary key (admin_id, task)
);

create table desk_digests (
  day date primary key,
  sent_at timestamptz not null
);
