-- Shoppers as members with a look each, 100,000 of them, and a million likes of theirs. One in a hundred hides, one in a
-- thousand is excluded, and every other one bought something and kept it.
insert into community_members (customer_id, joined_at, slug, is_hidden, blocked_at, blocked_reason, challenges_won, lifetime_points, is_buyer)
select id, now() - n * interval '1 minute', 'board-' || n, n % 100 = 7, case when n % 1000 = 13 then now() end,
  case when n % 1000 = 13 then 'Advertising' else '' end, hashint4(n) & 7, hashint4(n + 1) & 4095, hashint4(n + 2) & 1 = 0
from customers, lateral (select substring(name from '[0-9]+$')::int as n) numbered
where email like 'shopper-%' order by hashint4(n);

insert into community_submissions (id, customer_id, title, description, created_at)
select gen_random_uuid(), customer_id, slug, 'Linen.', joined_at from community_members where slug like 'board-%';

-- Each member likes the looks of others, some of which are liked by many.
with numbered as (
  select id, customer_id, (row_number() over (order by id) - 1)::int as n from community_submissions
  where title like 'board-%'
)
insert into community_likes (submission_id, customer_id, is_counted, liked_at)
select looks.id, likers.customer_id, true, now()
from numbered likers cross join generate_series(1, 10) k
join numbered looks on looks.n = ((abs(hashint4(likers.n * 31 + k))::bigint % 1000) ^ 2 / 1000000 * 100000 + k * 7919)::bigint % 100000
on conflict do nothing;

update community_members m set submissions = 1, total_likes = l.likes, challenges_won = challenges_won
from (
  select s.customer_id, count(l.customer_id)::int as likes from community_submissions s
  left join community_likes l on l.submission_id = s.id group by s.customer_id
) l
where l.customer_id = m.customer_id
