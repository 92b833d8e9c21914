-- The language of the page that somebody wrote from: what is said to them later is said in it.
alter table trips add column language text not null default 'en';
alter table trip_wishes add column language text not null default 'en';
alter table auth_users add column language text not null default 'en';
alter table account_deletions add column language text not null default 'en';
alter table comments add column language text not null default 'en';
alter table contact_messages add column language text not null default 'en';
alter table chat_threads add column language text not null default 'en';
alter table newsletter_subscribers add column language text not null default 'en';
alter table photo_submissions add column language text not null default 'en';
alter table fact_reports add column language text not null default 'en';
