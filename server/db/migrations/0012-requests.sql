-- Names are found however they are written: without marks, and with the letters that stand for them.
create function fold_text(words text) returns text
  language sql immutable strict parallel safe
  as $$
    select replace(replace(replace(lower(translate(
      regexp_replace(normalize(words, nfkd), '[' || U&'\0300' || '-' || U&'\036F' || ']+', '', 'g'),
      'ØøŁłĐđÐðıĦħŦŧẞÆŒ', 'oollddddihhttßæœ')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  $$;

alter table trips drop column search_text;
alter table trips add column search_text text not null generated always as (
  fold_text(reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || destination || ' ' || message)
  || ' ' || fold_text(replace(replace(replace(lower(normalize(name, nfc)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'))
) stored;

-- Part of every PostgreSQL package; without it the search reads the table, which is slower and as right.
do $$ begin
  create extension if not exists pg_trgm;
  create index trips_search on trips using gin (search_text gin_trgm_ops);
exception when others then
  raise notice 'no trigram index: %', sqlerrm;
end $$;

-- A request may come by telephone, and then belongs to no account.
alter table trips alter column user_id drop not null;
alter table trips
  add column source text not null default 'site'
    check (source in ('site', 'phone', 'whatsapp', 'email', 'chat', 'contact', 'visit')),
  add column lost_code text not null default ''
    check (lost_code in ('', 'price', 'dates', 'place', 'silence', 'elsewhere', 'cancelled', 'withdrawn', 'duplicate', 'spam', 'other'));
update trips set lost_code = 'other' where stage = 'lost';
create index trips_source on trips (source, created_at desc) where source <> 'site';

-- What can happen to a request is a list of the code (TripEventKind).
alter table trip_events drop constraint trip_events_kind_check;
create index trip_events_stages on trip_events (trip_id, at) where kind = 'stage';

-- Lists that an administrator comes back to, by a name.
create table desk_views (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admins (id) on delete cascade,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  unique (admin_id, name)
);
