-- A restore brings the settings and their changes: what it writes is no change.
create or replace function note_money_settings() returns trigger language plpgsql as $$
begin
  if current_setting('safarnama.restoring', true) = 'on' then return null; end if;
  insert into money_settings_changes (revision, before, after)
  values (new.revision, case tg_op when 'UPDATE' then old.content end, new.content);
  return null;
end $$;
