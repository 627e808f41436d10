-- A document says for good who issued it. Null: issued before; it is written with the details of the day.
alter table invoices add column issuer jsonb check (jsonb_typeof(issuer) = 'object');
alter table credit_notes add column issuer jsonb check (jsonb_typeof(issuer) = 'object');

-- Shops from before the store details keep the numbers that they have, and demonstrations their store.
update store_details set invoice_prefix = 'FF' where version = 0 and exists (select from invoices);
update store_details set name = 'First Fashion', street = '119 Galle Road', city = 'Colombo', postal_code = '00300',
    country = 'Sri Lanka', phone = '+94 11 555 0119', email = 'hello@firstfashion.example',
    hours = 'Monday to Saturday, 9.00 to 18.00', invoice_prefix = 'FF', newsletter_percent = 20
  where version = 0 and name = 'My shop' and exists (select from seeds_loaded where seeds_loaded.name = 'demo-store');
