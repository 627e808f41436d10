-- What the print partner makes: one order there for the made-to-order lines of an order, known there by its external id.

create table partner_orders (
  id                  uuid primary key,
  order_id            uuid not null unique references orders (id) on delete cascade,
  external_id         text not null unique check (external_id ~ '^[A-Za-z0-9_-]{1,32}$'),
  attempt             smallint not null default 1 check (attempt > 0),
  state               text not null check (state in
    ('held', 'queued', 'sent', 'on-hold', 'printing', 'shipped', 'delivered', 'refused', 'cancelled')),
  held_reason         text,
  problem             text,
  problem_note        text not null default '',
  tries               integer not null default 0,
  claimed_until       timestamptz,
  send_error          text not null default '',
  cancel_requested_at timestamptz,
  partner_id          text not null default '',
  currency_code       text check (length(currency_code) = 3),
  goods_minor         bigint,
  shipping_minor      bigint,
  tax_minor           bigint,
  total_minor         bigint,
  usd_rate            double precision check (usd_rate > 0),
  carrier             text not null default '',
  tracking_number     text not null default '',
  tracking_url        text not null default '' check (tracking_url = '' or tracking_url like 'https://%'),
  checked_at          timestamptz,
  created_at          timestamptz not null,
  changed_at          timestamptz not null,
  version             integer not null default 0,
  check ((state = 'held') = (held_reason is not null)),
  check ((state = 'refused') = (problem is not null))
);
comment on column partner_orders.claimed_until is 'While this is in the future, somebody is sending it.';
comment on column partner_orders.tries is 'How often sending began: from the second on, the partner is asked first.';
comment on column partner_orders.usd_rate is 'Units of currency_code for one rupee, when it was sent.';
create index partner_orders_state on partner_orders (state, created_at desc);
create index partner_orders_checked on partner_orders (checked_at)
  where state in ('sent', 'on-hold', 'printing', 'shipped');

create table partner_order_lines (
  line_id          uuid primary key references order_lines (id) on delete cascade,
  partner_order_id uuid not null references partner_orders (id) on delete cascade,
  print_variant_id integer,
  files            jsonb not null default '[]'
);
comment on column partner_order_lines.print_variant_id is 'Null if the product was not known any more.';
comment on column partner_order_lines.files is 'The print files as they were sent.';
create index partner_order_lines_of on partner_order_lines (partner_order_id);

create table partner_order_events (
  id               bigint primary key generated always as identity,
  partner_order_id uuid not null references partner_orders (id) on delete cascade,
  at               timestamptz not null,
  state            text not null,
  text             text not null,
  actor            text not null,
  note             text not null default ''
);
create index partner_order_events_of on partner_order_events (partner_order_id, id);

create table print_webhook_events (
  body_sha256      text primary key,
  partner_order_id uuid not null references partner_orders (id) on delete cascade,
  type             text not null,
  received_at      timestamptz not null
);
create index print_webhook_events_received on print_webhook_events (received_at);
