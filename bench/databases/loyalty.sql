-- Shoppers as members with twenty entries of a point each; the last one has 10,000. The entries of a member lie apart, as
-- they do when they arrive over months.
create temporary view shoppers as select id from customers where email like 'shopper-%';

insert into loyalty_members (customer_id, tier_id, joined_at)
select id, (select id from loyalty_tiers where from_points = 0), now() from shoppers;

insert into loyalty_entries (id, customer_id, kind, bucket, points, reason_key, description, created_at, expires_at)
select gen_random_uuid(), member, 'manual', 'available', 1, 'bench:' || member || ':' || n, 'Entry ' || n,
  now() - n * interval '1 day' / 100, now() + interval '300 days'
from (
  select n, id as member from generate_series(1, 20) n, shoppers
  union all
  select n, (select id from shoppers order by id desc limit 1) from generate_series(21, 10000) n
) entries
order by n
