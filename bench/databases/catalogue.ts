import type { Client } from 'pg'
import { looks, places } from './words.ts'

/** Units of a size that no run sells out; sizes with fewer exist but are not ordered. */
export const plenty = 1_000_000

/**
 * Fills a seeded shop up to `count` published products. Each copies the kind, cloth, colours and pictures of a
 * demonstration product, with its own name, price, ratings and stock. The result is always the same.
 */
export async function generateCatalogue(client: Client, count: number): Promise<void> {
  await client.query(functions)
  await client.query(prototypes)
  const { rows } = await client.query<{ missing: number }>(
    'select $1::int - count(*)::int as missing from products where is_published',
    [count],
  )
  const missing = rows[0]?.missing ?? 0
  if (missing > 0) {
    await client.query(products, [missing, places, looks])
    await client.query(variants)
    await client.query(stock, [plenty])
  }
  await client.query('drop table generated, prototypes')
  await client.query('drop function pick, made_id')
  await client.query('vacuum analyze')
}

/** SQL functions of a number alone: a whole number from 0 to below `below`, and an id in the shop's format. */
const functions = `
  create function pick(n bigint, purpose bigint, below int) returns int language sql immutable parallel safe
  return ((hashint8extended(n, purpose) & 2147483647) % below)::int;
  create function made_id(kind text, n bigint) returns uuid language sql immutable parallel safe
  return ('019a' || overlay(lpad(to_hex(n), 8, '0') placing '-' from 5 for 0) || '-7' || left(md5(kind || n), 3)
    || '-8' || substr(md5(kind || n), 4, 3) || '-' || right(md5(kind || n), 12))::uuid`

const prototypes = `
  create temporary table prototypes as
  select (row_number() over (order by id))::int - 1 as position, p.*,
    regexp_replace(split_part(name, ',', 1), '^.* ', '') as noun
  from products p where is_published;
  create temporary table generated (n int primary key, product_id uuid not null, prototype_id uuid not null)`

/** Ids follow the order of creation, as the shop's own do; one product every 15 minutes, the last one yesterday. */
const products = `
  with drawn as (
    select n, prototypes.*, $2::text[] as places, $3::text[] as looks
    from generate_series(1, $1::int) n
    join prototypes on prototypes.position = pick(n, 1, (select count(*)::int from prototypes))
  ), named as (
    select *, places[1 + pick(n, 2, cardinality(places))] || ' ' || looks[1 + pick(n, 3, cardinality(looks))]
      || ' ' || noun as own_name, pick(n, 4, 60) as reviewers,
      date_trunc('day', now()) - interval '1 day' - ($1::int - n) * interval '15 minutes' as made_at
    from drawn
  ), inserted as (
    insert into products (id, slug, name, description_html, price_cents, category, product_type, images, sizes,
      size_chart_id, best_seller, is_published, made_to_order, rating_sum, review_count, next_variant_index, created_at)
    select made_id('product', n), replace(lower(replace(own_name, 'é', 'e')), ' ', '-') || '-' || n, own_name, description_html,
      (12 + pick(n, 5, 180)) * 10000 - 5000, category, product_type, images, sizes, size_chart_id,
      pick(n, 6, 40) = 0, true, made_to_order, reviewers * 3 + pick(n, 7, reviewers * 2 + 1), reviewers,
      next_variant_index, made_at
    from named returning id, slug
  )
  insert into generated
  select drawn.n, inserted.id, drawn.id
  from inserted join drawn on drawn.n = substring(inserted.slug from '[0-9]+$')::int`

const variants = `
  insert into variants (id, product_id, variant_index, color, color_code, images)
  select made_id('variant', g.n * 16 + v.variant_index), g.product_id, v.variant_index, v.color, v.color_code, v.images
  from generated g join variants v on v.product_id = g.prototype_id
  order by g.n, v.variant_index`

/** Of ten sizes one is sold out, one has few units, and the others have plenty. */
const stock = `
  insert into variant_stock (variant_id, size, position, on_hand)
  select own.id, s.size, s.position,
    case pick(g.n * 100 + own.variant_index * 10 + s.position, 8, 10) when 0 then 0 when 1 then 3 else $1::int end
  from generated g
  join variants own on own.product_id = g.product_id
  join variants v on v.product_id = g.prototype_id and v.variant_index = own.variant_index
  join variant_stock s on s.variant_id = v.id
  order by g.n, own.variant_index, s.position`
