-- What the firm's settings were before each change and after it: a changed UPI address sends money elsewhere.
-- Kept where the row is written, so that no way of writing it goes without.
create table money_settings_changes (
  id bigint generated always as identity primary key,
  -- The transaction's own moment, which its line of the audit log has too.
  at timestamptz not null default now(),
  revision int not null,
  before jsonb,
  after jsonb not null
);
create function note_money_settings() returns trigger language plpgsql as $$
begin
  insert into money_settings_changes (revision, before, after)
  values (new.revision, case tg_op when 'UPDATE' then old.content end, new.content);
  return null;
end $$;
create trigger money_settings_noted after insert or update on money_settings
  for each row execute function note_money_settings();
