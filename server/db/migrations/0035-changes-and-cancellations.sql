-- What was agreed may be changed by another version that is accepted alike, or end by a cancellation.
alter table quote_versions drop constraint quote_versions_state_check;
alter table quote_versions add constraint quote_versions_state_check
  check (state in ('sent', 'replaced', 'withdrawn', 'lapsed', 'accepted', 'declined', 'cancelled'));
alter table quote_versions
  -- The agreed version that it changes.
  add column changes uuid references quote_versions (id),
  -- What a cancellation costs by the days before departure, frozen as it was sent. Of earlier ones the site's terms hold.
  add column cancellation jsonb;
-- The agreed version that the desk is about to change; null, or another than is agreed: nothing is being changed.
alter table quotes add column changes uuid;

-- What was agreed before a change or a cancellation; what holds now stands in quote_acceptances.
create table earlier_acceptances (
  version_id uuid primary key references quote_versions (id),
  trip_id uuid not null references trips (id),
  name text not null,
  ticked text[] not null,
  total_paisa bigint not null,
  totals jsonb not null,
  address text not null,
  accepted_at timestamptz not null,
  replaced_at timestamptz not null
);
create index earlier_acceptances_trip on earlier_acceptances (trip_id);

-- Who cancelled what, when, and how the charge was reckoned. It never changes.
create table cancellations (
  -- What is agreed since.
  version_id uuid primary key references quote_versions (id),
  trip_id uuid not null references trips (id),
  scope jsonb not null,
  -- "traveller": by the trip's page, or by a request that the desk entered; "office": we could not keep it.
  asked_by text not null check (asked_by in ('traveller', 'office')),
  -- Null: by the trip's page.
  admin_id uuid references admins (id) on delete set null,
  name text not null,
  reason text not null default '',
  requested_on date not null,
  days int not null,
  -- The rows by which it was reckoned, what they gave, and to what it was waived.
  reckoned jsonb not null,
  charge_paisa bigint not null check (charge_paisa >= 0),
  at timestamptz not null
);
create index cancellations_trip on cancellations (trip_id, at);

-- Less than an invoice, more than it, and money that went back: papers of their own.
alter table money_documents drop constraint money_documents_kind_check;
alter table money_documents add constraint money_documents_kind_check
  check (kind in ('invoice', 'receipt', 'credit_note', 'reversal', 'debit_note', 'refund'));
-- The invoice or the receipt that a part of it is about; there may be several. `corrects` takes it back whole.
alter table money_documents add column about uuid references money_documents (id);
create index money_documents_about on money_documents (about);

-- Money that went back to the traveller is below nothing, as a counter entry is.
alter table payments add column refund boolean not null default false;
alter table payments drop constraint payments_paisa_check;
create function check_payment_sign() returns trigger language plpgsql as $$
begin
  if (new.paisa < 0) is distinct from (new.refund or new.reverses is not null) or new.paisa = 0 then
    raise exception 'payment % has the wrong sign', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payments_sign before insert or update on payments
  for each row execute function check_payment_sign();
