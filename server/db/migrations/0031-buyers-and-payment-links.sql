-- To whom a trip's papers are written: the tax of an advance needs it before there is an invoice.
create table trip_buyers (
  trip_id uuid primary key references trips (id) on delete cascade,
  buyer jsonb not null,
  updated_by uuid references admins (id) on delete set null,
  updated_at timestamptz not null
);

-- Links of the payment gateway: what was asked for is what is matched when it says that it was paid.
create table payment_links (
  -- The gateway's own.
  id text primary key,
  trip_id uuid not null references trips (id),
  -- Ours, on the gateway's side: one for each link.
  reference text not null unique,
  paisa bigint not null check (paisa > 0),
  url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz
);
create index payment_links_trip on payment_links (trip_id, created_at);
