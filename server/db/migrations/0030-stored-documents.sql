-- Each state of a trip's days has its document and the hash of it. Null: kept by the version before, and filled when it is next read.
alter table trip_days add column document jsonb;
alter table trip_days add column document_hash text check (document_hash ~ '^[0-9a-f]{64}$');

-- The hash of what whoever sent the request was looking at, by their own browser. Null: it did not say.
alter table trips add column seen_hash text check (seen_hash ~ '^[0-9a-f]{64}$');
