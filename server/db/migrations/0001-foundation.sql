-- Mail is written in the transaction of what it reports and delivered afterwards.
create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  to_address text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  headers jsonb not null default '{}',
  status text not null default 'pending' check (status in ('pending', 'sent', 'failed')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where status = 'pending';
create index mail_outbox_recent on mail_outbox (created_at desc, id desc);

-- What the object store holds; the bytes lie beside the database.
create table storage_objects (
  id uuid primary key default gen_random_uuid(),
  bucket text not null,
  name text not null,
  owner uuid,
  size bigint not null,
  mimetype text not null,
  etag text not null,
  cache_control text not null default 'max-age=3600',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (bucket, name)
);

-- Secrets that the server makes for itself on first start (signing keys …).
create table server_secrets (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

-- Who did what: no secrets, no message bodies.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('nobody', 'traveller', 'admin', 'service', 'system')),
  actor_id uuid,
  action text not null,
  subject_kind text,
  subject_id text,
  address text,
  details jsonb not null default '{}'
);
create index audit_log_recent on audit_log (at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc);

-- Counters that hold across processes: one row a key and window.
create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits int not null default 0,
  primary key (key, window_start)
);
create index rate_limits_age on rate_limits (window_start);

create table admins (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null default '',
  password_hash text not null,
  role text not null default 'owner' check (role in ('owner', 'editor', 'viewer')),
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz,
  disabled_at timestamptz
);

-- Only a hash of the cookie is kept.
create table admin_sessions (
  token_hash text primary key,
  admin_id uuid not null references admins (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now()
);
create index admin_sessions_admin on admin_sessions (admin_id);

-- A request outlives the account that sent it: user_id is kept, without a foreign key.
create table trips (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  user_id uuid not null,
  idempotency_key text,
  name text not null,
  email text not null,
  phone text not null,
  destination text not null,
  travel_date date not null,
  travelers text not null check (travelers in ('1', '2', '3', '4', '5', '6', '7', '8', '9+')),
  trip_type text not null check (trip_type in ('leisure', 'honeymoon', 'family', 'adventure', 'business')),
  message text not null default '',
  created_at timestamptz not null default now(),
  unique (user_id, idempotency_key)
);
create index trips_recent on trips (created_at desc, id desc);
create index trips_user on trips (user_id, created_at desc);
