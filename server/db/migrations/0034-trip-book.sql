-- What was written by a trip's link, by the key that the browser gave it: sent again it is not written twice.
create table link_writes (
  trip_id uuid not null references trips (id) on delete cascade,
  key uuid not null,
  at timestamptz not null,
  primary key (trip_id, key)
);

-- Where a supplier's house stands: travellers show it to a driver.
alter table suppliers add column address text not null default '';
