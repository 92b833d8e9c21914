-- Which languages there are is known to the code alone (contract/languages.ts): another one is no migration.
alter table quote_templates drop constraint if exists quote_templates_language_check;
