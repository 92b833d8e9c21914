-- A mail that names a trip and its traveller, while nothing shows that it is from them: the desk alone reads it.
alter table trip_messages add column unproved boolean not null default false;
