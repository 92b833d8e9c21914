-- That a trip's traveller was asked for a review, once.
create table review_requests (
  trip_id uuid primary key references trips (id) on delete cascade,
  asked_at timestamptz not null
);

-- Links by which a trip is reviewed, by the hash of their token.
create table review_links (
  token_hash text primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  created_at timestamptz not null
);

-- Addresses that want no more mails about reviews, by their hash.
create table review_stops (
  address_hash text primary key,
  at timestamptz not null
);

-- What is said of the office and of a trip, by whoever travelled. It waits until the office has looked at it.
create table trip_reviews (
  id uuid primary key default gen_random_uuid(),
  trip_id uuid not null unique references trips (id) on delete cascade,
  author_name text not null,
  party text not null check (party in ('solo', 'couple', 'family', 'friends')),
  rating smallint not null check (rating between 1 and 5),
  body text not null,
  -- YYYY-MM of the first day.
  travelled_in text not null,
  -- The trip was accepted and paid when the review was published.
  verified boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'hidden')),
  reason text not null default '',
  answer text not null default '',
  answered_at timestamptz,
  created_at timestamptz not null,
  decided_at timestamptz
);
create index trip_reviews_by_state on trip_reviews (state, created_at desc);

-- And of places of the trip, each a page of the site.
create table trip_review_places (
  review_id uuid not null references trip_reviews (id) on delete cascade,
  path text not null,
  name text not null,
  rating smallint not null check (rating between 1 and 5),
  body text not null,
  position integer not null,
  primary key (review_id, path)
);
create index trip_review_places_by_path on trip_review_places (path);

-- Photos of a trip for its review; `sent` once the review that has them was sent.
create table trip_review_photos (
  id uuid primary key,
  trip_id uuid not null references trips (id) on delete cascade,
  path text not null,
  width integer not null,
  height integer not null,
  colour text not null,
  sent boolean not null default false,
  created_at timestamptz not null
);
create index trip_review_photos_by_trip on trip_review_photos (trip_id);

-- The office answers a review of the earlier kind in public too.
alter table comments add column answer text, add column answered_at timestamptz;
