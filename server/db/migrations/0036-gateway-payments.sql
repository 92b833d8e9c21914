-- What the gateway says was paid and is not entered by itself: somebody at the desk says what it is.
create table gateway_payments (
  -- The gateway's own, of the payment.
  id text primary key,
  link_id text not null references payment_links (id),
  trip_id uuid not null references trips (id),
  paisa bigint not null,
  currency text not null,
  method text not null check (method in ('upi', 'bank', 'card', 'cash', 'other')),
  -- differs: not what its link asked for; twice: the same sum was entered by hand since the link was made.
  why text not null check (why in ('differs', 'twice')),
  received_on date not null,
  told_at timestamptz not null,
  -- joined: it is the payment that was entered; entered: by this; left: looked after outside.
  settled text check (settled in ('joined', 'entered', 'left')),
  payment_id uuid references payments (id),
  note text not null default '',
  settled_by uuid references admins (id) on delete set null,
  settled_at timestamptz,
  check ((settled is null) = (settled_at is null))
);
create index gateway_payments_trip on gateway_payments (trip_id, told_at);
create index gateway_payments_open on gateway_payments (told_at) where settled is null;
