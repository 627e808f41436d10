-- Whose store it is. One row; a new shop has only a name that says that it has none yet.
create table store_details (
  id              smallint primary key default 1 check (id = 1),
  name            text not null check (length(name) between 1 and 60),
  legal_name      text not null default '' check (length(legal_name) <= 120),
  street          text not null default '' check (length(street) <= 120),
  city            text not null default '' check (length(city) <= 80),
  postal_code     text not null default '' check (length(postal_code) <= 16),
  country         text not null default '' check (length(country) <= 60),
  phone           text not null default '' check (length(phone) <= 30),
  email           text not null default '' check (length(email) <= 254),
  hours           text not null default '' check (length(hours) <= 120),
  social_links    jsonb not null default '{}' check (jsonb_typeof(social_links) = 'object'),
  business_number text not null default '' check (length(business_number) <= 40),
  vat_number      text not null default '' check (length(vat_number) <= 40),
  invoice_prefix  text not null default 'INV' check (invoice_prefix ~ '^[A-Z][A-Z0-9]{0,5}$'),
  invoice_footer  text not null default '' check (length(invoice_footer) <= 300),
  -- Off the first order of a new subscriber to the newsletter.
  newsletter_percent smallint not null default 0 check (newsletter_percent between 0 and 90),
  version         integer not null default 0 check (version >= 0),
  changed_at      timestamptz
);
insert into store_details (name) values ('My shop');

-- A number keeps the prefix that the store had when the document was issued.
alter table invoices drop constraint invoices_number,
  add constraint invoices_number
    check (number ~ ('^[A-Z][A-Z0-9]{0,5}-' || year || '-' || lpad(sequence::text, 6, '0') || '$'));
alter table credit_notes drop constraint credit_notes_number,
  add constraint credit_notes_number
    check (number ~ ('^[A-Z][A-Z0-9]{0,5}-CN-' || year || '-' || lpad(sequence::text, 6, '0') || '$'));
