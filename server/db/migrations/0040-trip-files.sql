-- Papers and photos of a trip: vouchers and tickets that somebody added, and what was photographed on the way.
-- Ids are the sender's; the bytes lie in the object store. Without a member they are the trip's own traveller's.
create table trip_files (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  kind text not null check (kind in ('paper', 'photo')),
  sender text not null check (sender in ('traveller', 'member', 'office')),
  member_id uuid references trip_members (id),
  name text not null,
  mimetype text not null check (mimetype in ('application/pdf', 'image/webp')),
  bytes integer not null,
  width integer,
  height integer,
  for_group boolean not null,
  for_office boolean not null,
  created_at timestamptz not null
);
create index trip_files_by_trip on trip_files (trip_id, created_at);
create index trip_files_by_member on trip_files (member_id) where member_id is not null;
