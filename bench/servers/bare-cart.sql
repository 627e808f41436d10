insert into bare.cart_items as line
  (customer_id, kind, product_id, variant_index, size, quantity, price_when_added_cents, added_at)
values ($1::uuid, 'product', $2::uuid, $3::int, $4, 1, $5::bigint, now())
on conflict (customer_id, product_id, variant_index, size) do update set quantity = line.quantity + 1
returning quantity
