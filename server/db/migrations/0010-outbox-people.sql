-- Whom a message is about, when an account is known: it goes with the account.
alter table mail_outbox add column person_id uuid;
create index mail_outbox_person on mail_outbox (person_id) where person_id is not null;
create index mail_outbox_to on mail_outbox (lower(to_address));
