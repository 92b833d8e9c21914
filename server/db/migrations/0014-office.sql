-- The office's details as the owner has changed them: each change is kept, the latest one holds.
create table office_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  admin_id uuid references admins (id) on delete set null,
  details jsonb not null,
  parts text[] not null
);

-- What the desk looks through: mails that did not go out, the latest first.
create index mail_outbox_by_status on mail_outbox (status, created_at desc, id desc);
