-- Plans handed on by a short address: what their link says (trip/link.ts), and nothing of who shared them.
create table shared_plans (
  -- The beginning of the plan's hash.
  id text primary key check (id ~ '^[a-z2-7]{12}$'),
  plan text not null check (length(plan) <= 6000),
  created_at timestamptz not null default now(),
  -- When it was last shared or opened, by the day: kept for two years from then.
  used_on date not null
);
create index shared_plans_used on shared_plans (used_on);
