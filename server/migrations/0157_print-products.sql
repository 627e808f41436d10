-- The product of the print partner that a product of the shop is printed on: shoppers can design it in the partner's
-- designer.

alter table products add column print_product_id integer check (print_product_id > 0);
comment on column products.print_product_id is 'Its number in the print partner''s catalogue; null if it cannot be designed.';

-- Printful's variants of the demonstration's products: a shirt, a hoodie and a bag.
update products
set print_product_id = case print_variant_id when 4012 then 71 when 5531 then 146 else 84 end
where made_to_order and print_variant_id in (4012, 5531, 4533);
