-- A house's name as it stands on its door: travellers show it to a driver who reads no Latin letters.
alter table suppliers add column local_name text not null default '';
