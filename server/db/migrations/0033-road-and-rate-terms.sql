-- What the papers for the road need beside the quote: the guests, how they come and go, and who drives and guides them.
create table trip_road (
  trip_id uuid primary key references trips (id) on delete cascade,
  content jsonb not null,
  -- Counted up by every change: who changes an older one is told so. The papers' version.
  revision int not null default 1,
  updated_by uuid references admins (id) on delete set null,
  updated_at timestamptz not null
);

-- What a rate says beside its prices: meals, sharing, weekend, kilometres, driver, night, span, language.
alter table rates add column terms jsonb not null default '{}'::jsonb;
