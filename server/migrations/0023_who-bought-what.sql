-- Who bought a product is asked for each of its reviews.

create index order_lines_of_product on order_lines (product_id, order_id);
