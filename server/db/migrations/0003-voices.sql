-- Reviews; the wire calls the table Comments. Name, e-mail and picture are the account's at the time.
create table comments (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  author_name text not null,
  author_email text not null,
  -- An address of the web, or a path of this site beginning with "/".
  avatar_path text,
  rating smallint not null check (rating between 1 and 5),
  title text not null,
  comment text not null,
  excerpt text not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text
);
create index comments_recent on comments (created_at desc, id desc);
create index comments_shown on comments (created_at desc, id desc) where hidden_at is null;
create index comments_user on comments (user_id, created_at desc);

create table comment_reports (
  comment_id bigint not null references comments (id) on delete cascade,
  -- The account, or a hash of the address: one report each.
  reporter text not null,
  reason text not null default '',
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (comment_id, reporter)
);
create index comment_reports_open on comment_reports (created_at desc) where settled_at is null;

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  user_id uuid,
  name text not null,
  email text not null,
  phone text not null default '',
  message text not null,
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  created_at timestamptz not null default now()
);
create index contact_messages_recent on contact_messages (created_at desc, id desc);
create index contact_messages_user on contact_messages (user_id) where user_id is not null;

create table contact_replies (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references contact_messages (id) on delete cascade,
  admin_id uuid,
  body text not null,
  created_at timestamptz not null default now()
);
create index contact_replies_message on contact_replies (message_id, created_at);

create table newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- Only a hash of what the confirmation link carries.
  confirm_hash text,
  confirm_sent_at timestamptz,
  -- What each issue's unsubscribe link carries.
  unsubscribe_key uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create index newsletter_subscribers_hash on newsletter_subscribers (confirm_hash) where confirm_hash is not null;
create index newsletter_subscribers_confirmed on newsletter_subscribers (id) where status = 'confirmed';

create table newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  body text not null,
  status text not null default 'draft' check (status in ('draft', 'sending', 'sent')),
  created_by uuid,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index newsletter_issues_recent on newsletter_issues (created_at desc, id desc);

-- Who gets an issue is settled when the sending begins; queued_at is set with the mail itself.
create table newsletter_deliveries (
  issue_id uuid not null references newsletter_issues (id) on delete cascade,
  subscriber_id uuid not null references newsletter_subscribers (id) on delete cascade,
  queued_at timestamptz,
  primary key (issue_id, subscriber_id)
);
create index newsletter_deliveries_due on newsletter_deliveries (issue_id) where queued_at is null;

create table photo_submissions (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null,
  user_id uuid,
  place text not null,
  credit text not null,
  email text not null default '',
  created_at timestamptz not null default now()
);
create index photo_submissions_user on photo_submissions (user_id) where user_id is not null;

create table photos (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references photo_submissions (id) on delete cascade,
  position int not null,
  file_name text not null,
  declared_size int not null,
  status text not null default 'awaited' check (status in ('awaited', 'pending', 'approved', 'refused')),
  width int,
  height int,
  -- Dominant colour, #rrggbb.
  colour text,
  uploaded_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  refusal text,
  created_at timestamptz not null default now(),
  unique (submission_id, position)
);
create index photos_pending on photos (uploaded_at, id) where status = 'pending';
create index photos_approved on photos (decided_at desc, id desc) where status = 'approved';

create table chat_threads (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  user_id uuid,
  name text not null default '',
  email text not null default '',
  status text not null default 'open' check (status in ('open', 'closed')),
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  visitor_seen_at timestamptz,
  desk_seen_at timestamptz,
  -- When the operator, or the visitor, was last told by mail.
  operator_mailed_at timestamptz,
  visitor_mailed_at timestamptz
);
create index chat_threads_recent on chat_threads (last_message_at desc, id desc);
create index chat_threads_user on chat_threads (user_id) where user_id is not null;

create table chat_messages (
  id bigint generated always as identity primary key,
  thread_id uuid not null references chat_threads (id) on delete cascade,
  author text not null check (author in ('visitor', 'desk')),
  admin_id uuid,
  body text not null,
  created_at timestamptz not null default now()
);
create index chat_messages_thread on chat_messages (thread_id, id);

-- Which administrators have the chat open: what "somebody is there" means.
create table chat_presence (
  admin_id uuid primary key references admins (id) on delete cascade,
  seen_at timestamptz not null default now()
);
