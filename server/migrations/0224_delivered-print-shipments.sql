-- An order at the print partner can leave in several parcels: it is delivered once all of them have arrived.

alter table partner_orders add column delivered_shipments text[] not null default '{}';
comment on column partner_orders.delivered_shipments is 'Those of its parcels that have arrived, by the partner''s ids.';
