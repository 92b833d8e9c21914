-- What the office says in the place of shipped content: each saving is a row, the latest of a state counts. A null
-- value is the shipped one again. shipped_hash: of the value that it was written over.
create table content_overrides (
  id bigint generated always as identity primary key,
  kind text not null,
  item text not null,
  field text not null,
  lang text not null default 'en',
  state text not null check (state in ('draft', 'published')),
  -- A draft that was published, replaced by a later one or thrown away; a published value that another one follows.
  ended_at timestamptz,
  value jsonb,
  is_shipped boolean not null default false,
  shipped_hash text not null,
  source text not null default '',
  checked date,
  report_id uuid,
  admin_id uuid references admins (id) on delete set null,
  at timestamptz not null default now()
);
-- One draft and one published value of a field at a time.
create unique index content_overrides_current on content_overrides (kind, item, field, lang, state) where ended_at is null;
create index content_overrides_history on content_overrides (kind, item, id desc);

-- What readers say has changed. The address is kept until the answer alone.
create table fact_reports (
  id uuid primary key default gen_random_uuid(),
  path text not null,
  name text not null,
  subject text not null,
  kind text not null,
  item text not null,
  field text not null default '',
  -- The fact as the page showed it when it was reported.
  shown jsonb,
  body text not null,
  seen_at text not null default '',
  email text not null default '',
  status text not null default 'new' check (status in ('new', 'accepted', 'declined')),
  answer text not null default '',
  decided_by uuid references admins (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create index fact_reports_by_status on fact_reports (status, created_at desc, id desc);
