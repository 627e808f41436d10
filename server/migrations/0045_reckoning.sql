-- What the figures of an order were worked out from: zones, codes and rates change later, an order must still explain itself.

alter table quotes add column reckoning jsonb check (jsonb_typeof(reckoning) = 'object');
alter table orders add column reckoning jsonb check (jsonb_typeof(reckoning) = 'object');
comment on column orders.reckoning is 'Parts of the shipping, terms of the code, origin of the rate, as they were; null in orders of an earlier version.';
