-- Trips that a traveller's planner keeps in the account: what their link says (contract/plan-link.ts).
create table kept_plans (
  user_id uuid not null references auth_users (id) on delete cascade,
  -- Made in the browser, where the trip was first kept.
  id uuid not null,
  name text not null,
  plan text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index kept_plans_recent on kept_plans (user_id, updated_at desc);
