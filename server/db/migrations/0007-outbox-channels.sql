-- One outbox for every way out, each delivered by itself.
alter table mail_outbox
  add column channel text not null default 'mail' check (channel in ('mail', 'sms', 'whatsapp')),
  -- When a try last gave the whole message away and has not heard the answer.
  add column handed_over_at timestamptz;
drop index mail_outbox_due;
create index mail_outbox_due on mail_outbox (channel, next_attempt_at) where status = 'pending';
