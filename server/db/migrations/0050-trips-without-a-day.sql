-- Whoever walks in may not know their day: "2027-03" for a month, "open" for nothing yet, "" where travel_date is said.
-- travel_date holds a day all the same, so that the release before reads the row as it reads any other.
alter table trips add column if not exists travel_when text not null default ''
  check (travel_when = '' or travel_when = 'open' or travel_when ~ '^[12][0-9]{3}-[0-9]{2}$');
