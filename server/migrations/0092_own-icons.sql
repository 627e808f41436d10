-- Only the demonstration shows the icon and the card of its own clothes; other shops have theirs drawn from their names.
alter table store_details add column has_demo_pictures boolean not null default false;
update store_details set has_demo_pictures = true where exists (select from shop_mode where mode = 'demo');
