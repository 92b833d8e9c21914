-- What a supplier is asked to confirm may be a line of the quote; what is no longer wanted is withdrawn, its link closed.
alter table supplier_asks add column item text not null default '';
alter table supplier_asks add column withdrawn_at timestamptz;

-- A link that an account opens its own trip's page with: beside those that were handed on, and not for good.
alter table trip_links add column expires_at timestamptz;

-- The address at which an administrator's calendar program reads the departures; of its secret the hash.
create table calendar_feeds (
  admin_id uuid primary key references admins (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  read_at timestamptz
);

-- A payment that was wrongly entered is answered by a counter entry with a paper of its own; neither changes.
alter table money_documents drop constraint money_documents_kind_check;
alter table money_documents add constraint money_documents_kind_check
  check (kind in ('invoice', 'receipt', 'credit_note', 'reversal'));
alter table payments add column reverses uuid unique references payments (id);
-- Only says that a counter entry is there: the same reference may then be entered again.
alter table payments add column reversed boolean not null default false;
alter table payments drop constraint payments_paisa_check;
alter table payments add constraint payments_paisa_check
  check (case when reverses is null then paisa > 0 else paisa < 0 end);
drop index payments_reference;
create unique index payments_reference on payments (method, lower(reference))
  where reference <> '' and not reversed;
