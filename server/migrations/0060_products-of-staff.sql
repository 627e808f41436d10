-- Staff make products: drafts without a price, an archive, pictures that they upload, colours and sizes that they
-- take out of sale.

alter table products
  add column published_at timestamptz,
  add column archived_at timestamptz,
  drop constraint products_price_cents_check,
  add constraint products_price_not_negative check (price_cents >= 0),
  add constraint products_published_with_price check (price_cents > 0 or not is_published),
  add constraint products_archived_not_published check (archived_at is null or not is_published);
comment on column products.published_at is 'When shoppers first saw it; from then on its slug stays.';

alter table products disable trigger products_note_change;
update products set published_at = created_at where is_published;
alter table products enable trigger products_note_change;
create index products_archived on products (archived_at) where archived_at is not null;

-- Orders refer to colours and sizes for good, so what is no longer offered is not deleted.
alter table variants
  add column withdrawn boolean not null default false,
  add constraint variants_of_product unique (product_id, id);
alter table variant_stock
  add column withdrawn boolean not null default false,
  add constraint variant_stock_withdrawn_not_held check (not withdrawn or held = 0);

create table catalog_uploads (
  id       uuid primary key,
  width    integer not null check (width > 0),
  height   integer not null check (height > 0),
  added_at timestamptz not null
);
comment on table catalog_uploads is 'Photographs of products; the id is the name among the uploaded pictures.';

create table product_pictures (
  product_id uuid not null references products (id) on delete cascade,
  position   integer not null check (position >= 0),
  address    text not null,
  -- The database lets no upload go while a product shows it.
  upload_id  uuid generated always as
    (substring(address from '^/media/uploads/([0-9a-f]{8}-[0-9a-f-]{27})/')::uuid) stored
    references catalog_uploads (id),
  variant_id uuid,
  alt        text not null default '' check (length(alt) <= 200),
  primary key (product_id, position),
  unique (product_id, address),
  foreign key (product_id, variant_id) references variants (product_id, id)
);
create index product_pictures_of_upload on product_pictures (upload_id) where upload_id is not null;
create index product_pictures_address on product_pictures (address);
comment on column product_pictures.variant_id is 'The colour that it shows; null for a picture of every colour.';

-- What stands in the arrays that pages read: of the product first, then of each colour.
insert into product_pictures (product_id, position, address, variant_id)
select product_id, row_number() over (partition by product_id order by place, nth) - 1, address, variant_id
from (
  select distinct on (named.product_id, named.address)
    named.product_id, named.address, named.place, named.nth,
    (select case when count(*) = 1 then (array_agg(v.id))[1] end
     from variants v where v.product_id = named.product_id and named.address = any(v.images)) as variant_id
  from (
    select p.id as product_id, one.address, -1 as place, one.nth
    from products p, unnest(p.images) with ordinality one (address, nth)
    union all
    select v.product_id, one.address, v.variant_index, one.nth
    from variants v, unnest(v.images) with ordinality one (address, nth)
  ) named
  order by named.product_id, named.address, named.place, named.nth
) firsts;

-- The photographs that orders show stay as long as the orders do.
create index order_lines_of_uploads on order_lines (image) where image like '/media/uploads/%';

alter table size_charts add column version integer not null default 0;
