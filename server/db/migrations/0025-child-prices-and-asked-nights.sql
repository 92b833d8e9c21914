-- What children cost by their age, with a bed of their own and without.
alter table rates add column child_prices jsonb not null default '[]'::jsonb;

-- What a supplier was asked for: the line's title, its nights and the departure. Of earlier ones nobody knows it.
alter table supplier_asks add column asked_for jsonb;
