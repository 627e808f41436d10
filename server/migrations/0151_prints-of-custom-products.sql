-- What custom products are printed from: a file for each side of a version, drawn once. The shopper approves the files of
-- the version that is ordered, and they are bound to the order's lines.

create table custom_product_prints (
  name              uuid primary key,
  custom_product_id uuid not null references custom_products (id) on delete cascade,
  version           integer not null,
  side              text not null check (side in ('front', 'back')),
  sha256            text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width_px          integer not null check (width_px > 0),
  height_px         integer not null check (height_px > 0),
  dpi               integer not null check (dpi > 0),
  drawn_at          timestamptz not null,
  approved_at       timestamptz,
  unique (custom_product_id, version, side)
);
comment on column custom_product_prints.name is 'Of its files; nobody can guess it.';
comment on column custom_product_prints.approved_at is 'When its shopper approved all sides of the version.';

create table order_line_prints (
  order_line_id uuid not null references order_lines (id) on delete cascade,
  side          text not null check (side in ('front', 'back')),
  name          uuid not null,
  sha256        text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width_px      integer not null check (width_px > 0),
  height_px     integer not null check (height_px > 0),
  dpi           integer not null check (dpi > 0),
  primary key (order_line_id, side)
);
comment on table order_line_prints is 'The prints that were approved for what was ordered; no other file may be printed.';
create index order_line_prints_name on order_line_prints (name);
