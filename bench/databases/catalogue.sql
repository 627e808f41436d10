-- Fills the demonstration store up to a count of published products, all with the same result each time. The settings
-- bench.products, bench.plenty, bench.places and bench.looks say how many, and with which stock and names.

-- Functions of a number alone: a whole number from 0 to below `below`, and an id in the shop's format.
create function pick(n bigint, purpose bigint, below int) returns int language sql immutable parallel safe
return ((hashint8extended(n, purpose) & 2147483647) % below)::int;
create function made_id(kind text, n bigint) returns uuid language sql immutable parallel safe
return ('019a' || overlay(lpad(to_hex(n), 8, '0') placing '-' from 5 for 0) || '-7' || left(md5(kind || n), 3)
  || '-8' || substr(md5(kind || n), 4, 3) || '-' || right(md5(kind || n), 12))::uuid;

create temporary table wanted as
select current_setting('bench.products')::int - (select count(*)::int from products where is_published) as missing,
  string_to_array(current_setting('bench.places'), ' ') as places,
  string_to_array(current_setting('bench.looks'), ' ') as looks;
create temporary table prototypes as
select (row_number() over (order by id))::int - 1 as position, p.*,
  regexp_replace(split_part(name, ',', 1), '^.* ', '') as noun
from products p where is_published;
create temporary table generated (n int primary key, product_id uuid not null, prototype_id uuid not null);

-- Ids follow the order of creation, as the shop's own do; one product every 15 minutes, the last one yesterday.
with drawn as (
  select n, prototypes.*, missing, places, looks
  from wanted cross join generate_series(1, missing) n
  join prototypes on prototypes.position = pick(n, 1, (select count(*)::int from prototypes))
), named as (
  select *, places[1 + pick(n, 2, cardinality(places))] || ' ' || looks[1 + pick(n, 3, cardinality(looks))]
    || ' ' || noun as own_name, pick(n, 4, 60) as reviewers,
    date_trunc('day', now()) - interval '1 day' - (missing - n) * interval '15 minutes' as made_at
  from drawn
), inserted as (
  insert into products (id, slug, name, description_html, price_cents, category, product_type, images, sizes,
    size_chart_id, best_seller, is_published, made_to_order, rating_sum, review_count, next_variant_index, created_at)
  select made_id('product', n), replace(lower(replace(own_name, 'é', 'e')), ' ', '-') || '-' || n, own_name, description_html,
    (12 + pick(n, 5, 180)) * 10000 - 5000, category, product_type, images, sizes, size_chart_id,
    false, true, made_to_order, reviewers * 3 + pick(n, 7, reviewers * 2 + 1), reviewers,
    next_variant_index, made_at
  from named returning id, slug
)
insert into generated
select drawn.n, inserted.id, drawn.id
from inserted join drawn on drawn.n = substring(inserted.slug from '[0-9]+$')::int;
analyze generated;

insert into variants (id, product_id, variant_index, color, color_code, images)
select made_id('variant', g.n * 16 + v.variant_index), g.product_id, v.variant_index, v.color, v.color_code, v.images
from generated g join variants v on v.product_id = g.prototype_id
order by g.n, v.variant_index;

-- Of ten sizes one is sold out, one has few units, and the others have plenty.
insert into variant_stock (variant_id, size, position, on_hand)
select own.id, s.size, s.position,
  case pick(g.n * 100 + own.variant_index * 10 + s.position, 8, 10) when 0 then 0 when 1 then 3
    else current_setting('bench.plenty')::int end
from generated g
join variants own on own.product_id = g.product_id
join variants v on v.product_id = g.prototype_id and v.variant_index = own.variant_index
join variant_stock s on s.variant_id = v.id
order by g.n, own.variant_index, s.position;

drop table generated, prototypes, wanted;
drop function pick, made_id
