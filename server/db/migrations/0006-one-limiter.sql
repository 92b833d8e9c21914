-- One row a key with the end of its window: only the row itself knows when it no longer counts.
-- Counters of the old form are minutes old at most and are not carried over.
drop table rate_limits;
create table rate_limits (
  key text primary key,
  hits int not null,
  ends_at timestamptz not null
);
create index rate_limits_end on rate_limits (ends_at);
