-- Places that cost nothing to reach, for looks and for points, go to those who bought something and kept it.

alter table community_members add column is_buyer boolean not null default false;
comment on column community_members.is_buyer is 'Has an order that was paid, whose return window is over, and that was not refunded as a whole.';
update community_members m set is_buyer = true
  where exists (select from orders o where o.customer_id = m.customer_id and o.completed_at is not null
    and o.payment_state in ('paid', 'partly-refunded'));
-- Beside those that a server of the version before reads.
create index community_by_looks_of_buyers on community_members (submissions desc, joined_at, customer_id)
  where not is_hidden and blocked_at is null and is_buyer and submissions > 0;
create index community_by_points_of_buyers on community_members (lifetime_points desc, joined_at, customer_id)
  where not is_hidden and blocked_at is null and is_buyer and lifetime_points > 0;
