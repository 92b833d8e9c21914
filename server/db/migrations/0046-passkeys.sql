-- Keys that sign in by themselves (docs/auth.md).
create table auth_passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  friendly_name text not null default '',
  credential jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);
create unique index auth_passkeys_credential on auth_passkeys ((credential ->> 'id'));
create index auth_passkeys_user on auth_passkeys (user_id, created_at);
