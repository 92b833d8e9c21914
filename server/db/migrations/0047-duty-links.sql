-- The link by which whoever drives or guides a line, and does not sign in, reads its days and says how they go.
create table duty_links (
  trip_id uuid not null references trips (id) on delete cascade,
  item text not null,
  token_hash text not null unique,
  created_by uuid references admins (id) on delete set null,
  created_at timestamptz not null,
  -- When it was opened last.
  opened_at timestamptz,
  primary key (trip_id, item)
);
