-- The people who sign in. Addresses are stored as compared: mail in lower case, phone as digits.
create table auth_users (
  id uuid primary key default gen_random_uuid(),
  email text check (email = lower(email)),
  phone text check (phone ~ '^[0-9]{2,15}$'),
  password_hash text,
  role text not null default 'authenticated',
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_anonymous boolean not null default false,
  is_sso boolean not null default false,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  invited_at timestamptz,
  last_sign_in_at timestamptz,
  new_email text,
  email_change_sent_at timestamptz,
  -- Which of the two addresses has already agreed to a change.
  email_change_agreed text check (email_change_agreed in ('current', 'new')),
  new_phone text,
  phone_change_sent_at timestamptz,
  banned_until timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- People who come through a company's SSO may share an address with an ordinary account.
create unique index auth_users_email on auth_users (email) where email is not null and not is_sso;
create unique index auth_users_phone on auth_users (phone) where phone is not null;
create index auth_users_recent on auth_users (created_at desc, id desc);

create table auth_identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  email text,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index auth_identities_user on auth_identities (user_id);
create index auth_identities_email on auth_identities (email);

-- One row a sign-in. Refresh tokens are signed (session, counter) pairs: only the counter is kept.
create table auth_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr jsonb not null default '[]',
  factor_id uuid,
  refresh_counter bigint not null default 0,
  -- Tokens below were swapped out by a second factor.
  refresh_floor bigint not null default 0,
  -- [counter, spent at in ms] of tokens still within the reuse interval.
  refresh_spent jsonb not null default '[]',
  refreshed_at timestamptz,
  not_after timestamptz,
  user_agent text,
  address text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_user on auth_sessions (user_id);

-- A browser's half-finished sign-in: a PKCE challenge, a round trip to a provider, or both.
create table auth_flow_states (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth_users (id) on delete cascade,
  method text not null,
  provider text,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  auth_code uuid unique,
  auth_code_issued_at timestamptz,
  redirect_to text,
  linking_user_id uuid references auth_users (id) on delete cascade,
  invite_token text,
  -- Our own side towards the provider.
  provider_nonce text,
  provider_verifier text,
  provider_token text,
  provider_refresh_token text,
  -- An identity to be linked waits here until the browser that asked for it comes back.
  pending_identity jsonb,
  session_not_after timestamptz,
  spent_at timestamptz,
  created_at timestamptz not null default now()
);
create index auth_flow_states_age on auth_flow_states (created_at);

-- One code or link a person and purpose; both halves are stored as hashes.
create table auth_one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  purpose text not null check (purpose in ('confirmation', 'invite', 'magiclink', 'recovery',
    'email_change_current', 'email_change_new', 'sms', 'phone_change', 'reauthentication')),
  address text not null,
  code_hash text not null,
  link_hash text unique,
  flow_state_id uuid references auth_flow_states (id) on delete set null,
  attempts int not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (user_id, purpose)
);

create table auth_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_users (id) on delete cascade,
  friendly_name text not null default '',
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text,
  -- The last 30-second step whose code was accepted: no code is taken twice.
  totp_step bigint not null default 0,
  phone text,
  credential jsonb,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, friendly_name)
);
create unique index auth_factors_phone on auth_factors (user_id, phone) where phone is not null;

create table auth_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth_factors (id) on delete cascade,
  address text,
  code_hash text,
  webauthn jsonb,
  attempts int not null default 0,
  verified_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index auth_challenges_factor on auth_challenges (factor_id);

-- What may be used once: signed wallet messages, SAML assertions.
create table auth_spent (
  kind text not null,
  key text not null,
  expires_at timestamptz not null,
  primary key (kind, key)
);
create index auth_spent_age on auth_spent (expires_at);

create table auth_sso_providers (
  id uuid primary key default gen_random_uuid(),
  entity_id text not null unique,
  metadata_url text,
  metadata_xml text not null,
  attribute_mapping jsonb not null default '{}',
  name_id_format text,
  disabled boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth_sso_domains (
  domain text primary key check (domain = lower(domain)),
  sso_provider_id uuid not null references auth_sso_providers (id) on delete cascade
);

-- Requests sent to an identity provider; the answer must name one.
create table auth_saml_requests (
  id uuid primary key default gen_random_uuid(),
  sso_provider_id uuid not null references auth_sso_providers (id) on delete cascade,
  request_id text not null unique,
  flow_state_id uuid not null references auth_flow_states (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- The TRAVEL table of the specification: whose portrait lies where in bucket profile-pictures.
create table travel (
  email text primary key check (email = lower(email)),
  path text not null,
  user_id uuid references auth_users (id) on delete cascade,
  updated_at timestamptz not null default now()
);
create index travel_user on travel (user_id);
