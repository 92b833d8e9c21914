-- Links and codes of a mail, sealed; its bodies mark their places. Null: a row from before, which the next start seals.
alter table mail_outbox add column sealed text;
create index mail_outbox_unsealed on mail_outbox (id) where sealed is null;
