-- A portrait is public: its name says nothing of the account. Bytes lie by id, so names move alone.
create temporary table moved on commit drop as
  select o.id, o.name, 'portraits/' || gen_random_uuid() || '.webp' as to_name
  from storage_objects o
  where o.bucket = 'profile-pictures' and o.name like 'avatars/%'
    and exists (select 1 from travel t where t.path = o.name);
update travel t set path = m.to_name from moved m where t.path = m.name;
update comments c set avatar_path = '/storage/v1/object/public/profile-pictures/' || m.to_name
  from moved m where c.avatar_path = '/storage/v1/object/public/profile-pictures/' || m.name;
update storage_objects o set name = m.to_name from moved m where o.id = m.id;
-- Pictures of other sites, and those whose object has gone.
update comments set avatar_path = null
  where avatar_path not like '/storage/v1/object/public/profile-pictures/portraits/%';

-- What a sign-in provider showed of a person: fetched once, by the server; null next_at: done or given up.
create table portrait_fetches (
  user_id uuid primary key references auth_users (id) on delete cascade,
  url text not null check (length(url) <= 2000),
  attempts smallint not null default 0,
  next_at timestamptz default now()
);
create index portrait_fetches_due on portrait_fetches (next_at) where next_at is not null;
insert into portrait_fetches (user_id, url)
  select distinct on (i.user_id) i.user_id, i.identity_data ->> 'avatar_url'
  from auth_identities i
  where i.identity_data ->> 'avatar_url' like 'https://%'
    and length(i.identity_data ->> 'avatar_url') <= 2000
    and not exists (select 1 from travel t where t.user_id = i.user_id)
  order by i.user_id, i.created_at;
