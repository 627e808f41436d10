-- Discount codes, the newsletter's among them; and the way out of the newsletter.

create table promo_codes (
  code             text primary key check (code ~ '^[A-Z0-9-]{4,40}$'),
  discount_type    text not null check (discount_type in ('percentage', 'fixed')),
  discount_percent smallint check (discount_percent between 1 and 100),
  discount_cents   bigint check (discount_cents > 0),
  source           text not null check (source in ('newsletter')),
  email_key        text not null check (email_key = lower(email_key)),
  uses_maximum     integer not null default 1 check (uses_maximum > 0),
  created_at       timestamptz not null,
  check ((discount_type = 'percentage') = (discount_percent is not null)),
  check ((discount_type = 'fixed') = (discount_cents is not null))
);
comment on column promo_codes.email_key is 'Only the account with this address may use the code.';
create unique index promo_codes_one_per_subscriber on promo_codes (email_key) where source = 'newsletter';

alter table newsletter_subscriptions
  add column unsubscribe_token uuid not null default gen_random_uuid() unique,
  add column unsubscribed_at timestamptz,
  add column letters integer not null default 0 check (letters >= 0),
  add column letters_since timestamptz not null default now();
comment on column newsletter_subscriptions.letters is 'Mails that asking brought to the address since letters_since.';
create index newsletter_subscriptions_newest on newsletter_subscriptions (created_at desc, email_key);
