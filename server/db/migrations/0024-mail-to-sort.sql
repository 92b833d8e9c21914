-- A mail that belongs to no thread waits among the messages of the form until somebody has sorted it.
alter table contact_messages
  add column source text not null default 'form' check (source in ('form', 'mail')),
  add column subject text not null default '',
  -- Nothing shows that it is from the address that it names.
  add column unproved boolean not null default false,
  -- The reference of a trip that it names, and the trip that it was joined to.
  add column names_trip text not null default '',
  add column joined_trip_id uuid references trips (id) on delete set null,
  -- The same delivery comes again when a provider did not hear the answer.
  add column mail_key text;
create unique index contact_messages_mail on contact_messages (mail_key) where mail_key is not null;
create index contact_messages_joined on contact_messages (joined_trip_id) where joined_trip_id is not null;

-- Further addresses from which a trip's traveller writes, as the desk has found them to.
create table trip_addresses (
  trip_id uuid not null references trips (id) on delete cascade,
  address text not null,
  added_by uuid references admins (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (trip_id, address)
);
