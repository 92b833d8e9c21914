-- What one person waits for goes before a letter to many: the order in which messages are taken.
drop index mail_outbox_due;
create index mail_outbox_due on mail_outbox (channel, (kind = 'newsletter-issue'), next_attempt_at)
  where status = 'pending';
