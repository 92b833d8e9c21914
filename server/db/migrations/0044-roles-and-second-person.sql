-- Two more roles at the desk: a manager, and a driver or guide who sees their own duties alone.
alter table admins drop constraint admins_role_check;
alter table admins add constraint admins_role_check check (role in ('owner', 'manager', 'editor', 'viewer', 'driver'));
alter table admin_invitations drop constraint admin_invitations_role_check;
alter table admin_invitations add constraint admin_invitations_role_check
  check (role in ('owner', 'manager', 'editor', 'viewer', 'driver'));

alter table desk_settings
  -- Until then whoever has no second factor still works at the desk; null: asked for at once.
  add column second_factor_from timestamptz,
  -- The least role that sees travellers' telephone numbers, and that takes lists along as files.
  add column phones_from text not null default 'viewer' check (phones_from in ('viewer', 'editor', 'manager')),
  add column exports_from text not null default 'viewer' check (exports_from in ('viewer', 'editor', 'manager'));

-- Who at the desk drives or guides a line of what is agreed.
create table duty_seats (
  trip_id uuid not null references trips (id) on delete cascade,
  item text not null,
  admin_id uuid not null references admins (id) on delete cascade,
  primary key (trip_id, item)
);
create index duty_seats_by_admin on duty_seats (admin_id);

-- What they say of a day of it.
create table duty_marks (
  trip_id uuid not null references trips (id) on delete cascade,
  item text not null,
  day date not null,
  started_at timestamptz not null,
  km_out integer check (km_out between 0 and 9999999),
  finished_at timestamptz,
  km_in integer check (km_in between 0 and 9999999),
  marked_by uuid references admins (id) on delete set null,
  primary key (trip_id, item, day),
  check (km_in is null or km_out is null or km_in >= km_out),
  check (finished_at is null or finished_at >= started_at)
);

-- Money entered above somebody's ceiling: it counts, and has its paper, once a second person has confirmed it.
create table waiting_entries (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null references trips (id),
  kind text not null check (kind in ('payment', 'refund', 'reversal')),
  paisa bigint not null check (paisa > 0),
  entry jsonb not null,
  -- What makes it the same entry: two of one wait together nowhere.
  entry_key text not null,
  entered_by uuid references admins (id) on delete set null,
  entered_at timestamptz not null,
  decision text check (decision in ('confirmed', 'refused')),
  word text not null default '',
  decided_by uuid references admins (id) on delete set null,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null))
);
create unique index waiting_entries_once on waiting_entries (trip_id, entry_key) where decision is null;
create index waiting_entries_open on waiting_entries (entered_at) where decision is null;
create index waiting_entries_of_trip on waiting_entries (trip_id, entered_at);

alter table payments add column confirmed_by uuid references admins (id) on delete set null;

-- A refund that was wrongly entered is taken back too: its counter entry is above nothing.
create or replace function check_payment_sign() returns trigger language plpgsql as $$
begin
  if (new.paisa < 0) is distinct from (new.refund <> (new.reverses is not null)) or new.paisa = 0 then
    raise exception 'payment % has the wrong sign', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
