-- Counts that pages and the desk ask for all the time are kept beside the rows: a line for each change, so that no two
-- writers wait for each other, folded together now and then (server/db/kept-counts.ts). A count is the sum of its lines.
create table kept_counts (
  subject text not null,
  key text collate "C" not null,
  delta int not null
);
create index kept_counts_key on kept_counts (subject, key);

-- Reviews that are shown, by their stars.
create function count_reviews() returns trigger language plpgsql as $$
begin
  case tg_op
  when 'INSERT' then
    insert into kept_counts
      select 'reviews.stars', rating, count(*) from added where hidden_at is null group by rating;
  when 'DELETE' then
    insert into kept_counts
      select 'reviews.stars', rating, -count(*) from gone where hidden_at is null group by rating;
  when 'UPDATE' then
    insert into kept_counts
      select 'reviews.stars', rating, delta
      from (values (old.rating, old.hidden_at, -1), (new.rating, new.hidden_at, 1)) as change (rating, hidden_at, delta)
      where hidden_at is null;
  else
    delete from kept_counts where subject = 'reviews.stars';
  end case;
  return null;
end $$;
create trigger comments_added after insert on comments
  referencing new table as added for each statement execute function count_reviews();
create trigger comments_gone after delete on comments
  referencing old table as gone for each statement execute function count_reviews();
create trigger comments_changed after update of rating, hidden_at on comments for each row
  when (old.rating <> new.rating or (old.hidden_at is null) <> (new.hidden_at is null))
  execute function count_reviews();
create trigger comments_emptied after truncate on comments for each statement execute function count_reviews();
insert into kept_counts
  select 'reviews.stars', rating, count(*) from comments where hidden_at is null group by rating;

-- Requests by stage, by the office's day, and the open ones by the hour in which they came (UTC).
create function counts_of_trip(stage text, created_at timestamptz)
  returns table (subject text, key text) language sql stable
  as $$
    select subject, key
    from (values
      ('trips.stage', stage),
      ('trips.day', to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')),
      ('trips.open', case when stage in ('new', 'qualified', 'quote_sent')
        then to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24') end)
    ) as counted (subject, key)
    where key is not null
  $$;
create function count_trips() returns trigger language plpgsql as $$
begin
  case tg_op
  when 'INSERT' then
    insert into kept_counts
      select c.subject, c.key, count(*) from added t, counts_of_trip(t.stage, t.created_at) c group by c.subject, c.key;
  when 'DELETE' then
    insert into kept_counts
      select c.subject, c.key, -count(*) from gone t, counts_of_trip(t.stage, t.created_at) c group by c.subject, c.key;
  when 'UPDATE' then
    insert into kept_counts
      select subject, key, sum(delta)
      from (
        select subject, key, -1 as delta from counts_of_trip(old.stage, old.created_at)
        union all select subject, key, 1 from counts_of_trip(new.stage, new.created_at)
      ) change
      group by subject, key having sum(delta) <> 0;
  else
    delete from kept_counts where subject in ('trips.stage', 'trips.day', 'trips.open');
  end case;
  return null;
end $$;
create trigger trips_added after insert on trips
  referencing new table as added for each statement execute function count_trips();
create trigger trips_gone after delete on trips
  referencing old table as gone for each statement execute function count_trips();
create trigger trips_changed after update of stage, created_at on trips for each row
  when (old.stage <> new.stage or old.created_at <> new.created_at)
  execute function count_trips();
create trigger trips_emptied after truncate on trips for each statement execute function count_trips();
insert into kept_counts
  select c.subject, c.key, count(*) from trips t, counts_of_trip(t.stage, t.created_at) c group by c.subject, c.key;

-- The few that wait for somebody, among the many that do not.
create index trips_due on trips (next_action_on)
  where next_action_on is not null and stage in ('new', 'qualified', 'quote_sent');
create index trips_unread on trips (id)
  where traveller_message_at > coalesce(desk_seen_at, '-infinity'::timestamptz);
create index trips_answered on trips (created_at) where answered_at is not null;
