-- Whether a product or an order shows a picture is asked before it is drawn; it may not cost a walk through the shop.

create index products_images on products using gin (images);
create index variants_images on variants using gin (images);
create index order_lines_image on order_lines (image);
