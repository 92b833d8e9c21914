-- A request by an address alone whose mail goes later: the network that it came from, as a hash, until it has gone.
alter table trip_wishes add column waiting_network text;
create index trip_wishes_waiting on trip_wishes (created_at) where waiting_network is not null;
