-- Who is to be told when a sold-out size is back: one mail for each time it was asked for.

create table stock_alerts (
  id         uuid primary key,
  email      text not null,
  email_key  text not null generated always as (lower(email)) stored,
  variant_id uuid not null,
  size       text not null,
  asked_at   timestamptz not null,
  told_at    timestamptz,
  foreign key (variant_id, size) references variant_stock (variant_id, size) on delete cascade
);
create unique index stock_alerts_waiting_once on stock_alerts (email_key, variant_id, size) where told_at is null;
create index stock_alerts_waiting on stock_alerts (variant_id, size) where told_at is null;
create index stock_alerts_told on stock_alerts (told_at) where told_at is not null;
