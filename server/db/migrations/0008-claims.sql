-- What a sign-up offers for an account that nobody has confirmed yet (password, data, a provider's
-- identity) waits with its own token, and comes into force only when that token is used.
alter table auth_one_time_tokens add column offer jsonb;

-- Several sign-ups of one address may wait side by side: each link opens its own.
alter table auth_one_time_tokens drop constraint auth_one_time_tokens_user_id_purpose_key;
create unique index auth_one_time_tokens_purpose on auth_one_time_tokens (user_id, purpose)
  where purpose not in ('confirmation', 'sms');
create index auth_one_time_tokens_user on auth_one_time_tokens (user_id, purpose, created_at);

-- Nobody knows who set these before: whoever confirms the address chooses a password of their own.
delete from auth_identities where provider not in ('email', 'phone') and user_id in (
  select id from auth_users where email_confirmed_at is null and phone_confirmed_at is null
    and not is_sso and (email is not null or phone is not null));
update auth_users set password_hash = null, user_metadata = '{}'
  where email_confirmed_at is null and phone_confirmed_at is null
    and not is_sso and (email is not null or phone is not null);
