-- What a supplier renders: where it stands, how it was asked, on which nights, until when it is held, by what number it is confirmed.
alter table supplier_asks drop constraint supplier_asks_state_check;
alter table supplier_asks add constraint supplier_asks_state_check
  check (state in ('asked', 'confirmed', 'refused', 'held', 'waitlisted', 'released', 'cancelled'));
alter table supplier_asks
  add column supplier_id uuid references suppliers (id),
  add column channel text not null default 'mail' check (channel in ('mail', 'whatsapp', 'telephone')),
  -- Check-in and check-out, or the first and the last day. Of earlier ones nobody knows them.
  add column from_day date,
  add column to_day date,
  add column held_until date,
  add column confirmation text not null default '',
  -- What a cancellation costs us, and what the service itself does, tax included.
  add column charge bigint check (charge >= 0),
  add column cost bigint check (cost >= 0),
  add column due_on date,
  -- Counted up by every change: who changes an older one is told so.
  add column revision int not null default 1;
create index supplier_asks_held on supplier_asks (held_until) where state = 'held' and withdrawn_at is null;
create index supplier_asks_supplier on supplier_asks (supplier_id);

-- Every state, with who brought it about; it never changes.
create table supplier_ask_events (
  id bigint generated always as identity primary key,
  ask_id uuid not null references supplier_asks (id) on delete cascade,
  at timestamptz not null,
  -- Null: the supplier, by their link.
  admin_id uuid references admins (id) on delete set null,
  state text not null,
  details jsonb not null default '{}'::jsonb
);
create index supplier_ask_events_ask on supplier_ask_events (ask_id, id);

-- What was paid to a supplier. Whatever was wrongly entered is answered by a counter entry; neither changes.
create table supplier_payments (
  id uuid primary key default gen_random_uuid(),
  -- Of the rate book, or null: then the name in small letters is whose account it is.
  supplier_id uuid references suppliers (id),
  supplier_name text not null,
  paisa bigint not null,
  paid_on date not null,
  method text not null check (method in ('upi', 'bank', 'card', 'cash', 'other')),
  reference text not null default '',
  -- The same however it is spelled: one is entered once.
  reference_key text not null default '',
  note text not null default '',
  reverses uuid unique references supplier_payments (id),
  -- Only says that a counter entry is there: the same reference may then be entered again.
  reversed boolean not null default false,
  entered_by uuid references admins (id) on delete set null,
  created_at timestamptz not null,
  check (case when reverses is null then paisa > 0 else paisa < 0 end)
);
create unique index supplier_payments_reference on supplier_payments (method, reference_key)
  where reference_key <> '' and not reversed;
create index supplier_payments_supplier on supplier_payments (supplier_id, paid_on);

-- For which service a payment is; of none: an advance. Together they are the payment; an advance that is used moves by two lines.
create table supplier_payment_parts (
  id bigint generated always as identity primary key,
  payment_id uuid not null references supplier_payments (id),
  ask_id uuid references supplier_asks (id) on delete set null,
  paisa bigint not null check (paisa <> 0),
  entered_by uuid references admins (id) on delete set null,
  created_at timestamptz not null
);
create index supplier_payment_parts_payment on supplier_payment_parts (payment_id);
create index supplier_payment_parts_ask on supplier_payment_parts (ask_id);
