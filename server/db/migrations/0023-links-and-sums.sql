-- Comments of reading links are counted apart: they leave room for those whose trip it is.
alter table trip_comments add column by_reader boolean not null default false;

-- What was sent of a quote: the same revision is sent once. Of earlier versions nobody knows it.
alter table quote_versions add column revision int;

-- A reference as it is compared: composed, in small letters, without blanks and what is not seen.
alter table payments add column reference_key text not null default '';
-- Of two that were entered as different and are the same by that, the first has the key, each other one of its own.
update payments p set reference_key = case when k.nth = 1 then k.folded else k.folded || '#' || p.id end
from (
  select id, folded, row_number() over (partition by method, folded, reversed order by created_at, id) as nth
  from (
    select id, method, reversed, created_at,
      regexp_replace(translate(lower(normalize(reference, nfkc)), U&'\200c\200d', ''), '\s+', '', 'g') as folded
    from payments
    where reference <> ''
  ) f
) k
where p.id = k.id;
drop index payments_reference;
create unique index payments_reference on payments (method, reference_key)
  where reference_key <> '' and not reversed;
