-- Keys by which administrators sign in without their password (docs/decisions/254).
create table admin_passkeys (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admins (id) on delete cascade,
  name text not null,
  credential jsonb not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create unique index admin_passkeys_credential on admin_passkeys ((credential ->> 'id'));
create index admin_passkeys_admin on admin_passkeys (admin_id, created_at);
