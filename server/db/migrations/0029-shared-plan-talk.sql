-- Talk about a plan that is handed on by a short address, before it is sent: null has none, and a closed one is read only.
alter table shared_plans add column talk text check (talk in ('open', 'closed'));

-- A comment stands with a trip or with a shared plan: one of the two is null.
alter table trip_comments alter column trip_id drop not null;
alter table trip_comments add column plan_id text references shared_plans (id) on delete cascade;
create index trip_comments_plan on trip_comments (plan_id, created_at, id) where plan_id is not null;

-- The shared plan whose talk goes on with the request.
alter table trips add column plan_talk text references shared_plans (id) on delete set null;
create index trips_plan_talk on trips (plan_talk) where plan_talk is not null;
