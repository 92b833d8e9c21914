-- Addresses of other programs that are told what happens to requests, quotes and money.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  -- Names of contract/wire/webhooks.ts.
  events text[] not null check (cardinality(events) > 0),
  -- What its messages are signed with.
  sealed text not null,
  created_by uuid references admins (id) on delete set null,
  created_at timestamptz not null,
  -- Since its receiver answered that it is gone for good.
  gone_at timestamptz
);
create unique index webhooks_url on webhooks (url);

alter table mail_outbox drop constraint mail_outbox_channel_check;
alter table mail_outbox add constraint mail_outbox_channel_check
  check (channel in ('mail', 'sms', 'whatsapp', 'push', 'webhook'));
create index mail_outbox_webhooks on mail_outbox (to_address, created_at desc) where channel = 'webhook';

-- Whoever writes what happened on a trip writes it for the webhooks too, in the same transaction: nothing is told
-- that was not kept, and nothing that was kept is forgotten. Names, mails and words of people are left out.
create function tell_webhooks() returns trigger language plpgsql as $$
declare
  event text := case new.kind
    when 'received' then 'request.received'
    when 'stage' then 'request.moved'
    when 'quote_sent' then 'quote.sent'
    when 'quote_accepted' then 'quote.accepted'
    when 'quote_declined' then 'quote.declined'
    when 'receipt' then 'payment.received'
    when 'refund' then 'payment.refunded'
    when 'cancelled' then 'trip.cancelled'
  end;
begin
  if event is null or not exists (select from webhooks where event = any (events) and gone_at is null) then
    return null;
  end if;
  insert into mail_outbox (channel, kind, to_address, subject, body_text, body_html, sealed)
  select 'webhook', 'webhook', webhooks.id::text, event,
    jsonb_build_object(
      'type', event,
      'timestamp', to_char(new.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', jsonb_build_object('trip', trips.id, 'reference', trips.reference, 'by', new.actor_kind)
        || coalesce((
          select jsonb_object_agg(
            key,
            case when key in ('paisa', 'version') and value ~ '^-?[0-9]{1,15}$' then to_jsonb(value::bigint)
              else to_jsonb(value) end
          ) from jsonb_each_text(new.details)
          where key in ('from', 'to', 'version', 'number', 'paisa', 'method', 'receivedOn')
        ), '{}')
    )::text, '', ''
  from webhooks, trips
  where event = any (webhooks.events) and webhooks.gone_at is null and trips.id = new.trip_id;
  perform pg_notify('mail_outbox', '');
  return null;
end $$;
create trigger trip_events_tell_webhooks after insert on trip_events
  for each row execute function tell_webhooks();
