with taken as (
  update bare.variant_stock s set on_hand = on_hand - 1
  from variants v
  where v.product_id = $2::uuid and v.variant_index = $3::int
    and s.variant_id = v.id and s.size = $4 and s.on_hand - s.held >= 1
  returning s.variant_id
), placed as (
  insert into bare.orders (
    id, number, customer_id, placed_at, fulfilment, payment_state, payment_method, subtotal_cents, shipping_cents,
    shipping_fee_cents, total_cents, currency_code, currency_symbol, exchange_rate, charged_minor, price_breakdown,
    email, first_name, last_name, street, city, zipcode, country_code, phone)
  select $6::uuid, upper(right($6::text, 8)), $1::uuid, now(), 'placed', 'awaiting', 'cod', $5::bigint, 35000,
    35000, $5::bigint + 35000, 'LKR', 'Rs.', 1, $5::bigint + 35000, '{"lines": [], "delivery": {}, "rate": {}}',
    'shopper@example.com', 'Nadeesha', 'Silva', $1::text, 'Colombo', '00300', 'LK', '+94 77 123 4567'
  from taken returning id
), line as (
  insert into bare.order_lines (
    id, order_id, position, kind, product_id, variant_index, size, quantity, unit_price_cents, path, slug, name, image,
    options, color, color_code)
  select $7::uuid, placed.id, 0, 'product', p.id, $3::int, $4, 1, $5::bigint, '/product/' || p.slug, p.slug, p.name, '',
    array[$4], '', ''
  from placed, products p where p.id = $2::uuid
), tender as (
  insert into bare.order_tenders (order_id, position, source, kind, label, cents)
  select id, 0, 'payments', 'cash', 'Cash on Delivery', $5::bigint + 35000 from placed
), held as (
  insert into bare.stock_holds (line_id, order_id, variant_id, size, quantity, state)
  select $7::uuid, placed.id, taken.variant_id, $4, 1, 'final' from placed, taken
), event as (
  insert into bare.order_events (order_id, at, kind, text, actor_kind, actor_id, actor)
  select id, now(), 'placed', 'Order Placed', 'customer', $1::uuid, 'Nadeesha Silva' from placed
), key as (
  insert into bare.idempotency_keys (customer_id, key, request_hash, order_id, created_at)
  select $1::uuid, $8::text, sha256(convert_to($8::text, 'UTF8')), id, now() from placed
), emitted as (
  insert into bare.outbox_events (id, name, payload)
  select gen_random_uuid(), 'order-placed', jsonb_build_object('orderId', placed.id, 'customerId', $1::uuid) from placed
)
select id from placed
