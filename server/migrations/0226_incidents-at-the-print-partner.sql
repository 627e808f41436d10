-- What the print partner reports after its usual course: a parcel that came back, a refund there. Staff see it until they have
-- dealt with it.

alter table partner_orders add column incident text;
alter table partner_orders add column incident_note text not null default '';
alter table partner_orders add column incident_resolved_at timestamptz;
alter table partner_orders add check (incident is null or incident in
  ('parcel-returned', 'parcel-cancelled', 'refunded-there', 'stopped-there'));
comment on column partner_orders.incident is 'The newest one; null if there was none.';
comment on column partner_orders.incident_note is 'In the partner''s words.';
