-- 0002 was edited after data had been made with it (landed.json lists the texts that were applied):
-- what its earlier text lacks. On data of the present text nothing happens.
alter table auth_flow_states add column if not exists pending_identity jsonb;
