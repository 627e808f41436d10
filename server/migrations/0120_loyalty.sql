-- Loyalty points: an append-only list of entries for each member, whose sums are the balances.

create table loyalty_tiers (
  id                 uuid primary key,
  name               text not null unique check (length(name) between 1 and 40),
  from_points        integer not null unique check (from_points >= 0),
  multiplier_percent integer not null check (multiplier_percent between 100 and 1000),
  benefits           text[] not null default '{}'
);
comment on column loyalty_tiers.from_points is 'Lifetime points from which it applies.';
comment on column loyalty_tiers.multiplier_percent is 'Of the points of orders: 125 makes four points five.';

insert into loyalty_tiers (id, name, from_points, multiplier_percent, benefits) values
  ('0190a000-1077-7000-8000-000000000001', 'Bronze', 0, 100, array['Welcome bonus']),
  ('0190a000-1077-7000-8000-000000000002', 'Silver', 50, 125, array['A quarter more points on every order']),
  ('0190a000-1077-7000-8000-000000000003', 'Gold', 150, 150, array['Half as many points again on every order']),
  ('0190a000-1077-7000-8000-000000000004', 'Platinum', 400, 200, array['Double points on every order']);

create table loyalty_rules (
  is_the_only_row    boolean primary key default true check (is_the_only_row),
  rupees_per_point   integer not null default 5000 check (rupees_per_point between 1 and 10000000),
  review_points      integer not null default 1 check (review_points between 0 and 1000),
  share_points       integer not null default 1 check (share_points between 0 and 1000),
  referral_points    integer not null default 5 check (referral_points between 0 and 1000),
  style_points       integer not null default 3 check (style_points between 0 and 1000),
  challenge_points   integer not null default 5 check (challenge_points between 0 and 1000),
  monthly_maximum    integer not null default 20 check (monthly_maximum between 0 and 100000),
  daily_shares       integer not null default 5 check (daily_shares between 0 and 1000),
  expiry_days        integer not null default 365 check (expiry_days between 1 and 3650),
  minimum_redeem     integer not null default 10 check (minimum_redeem between 1 and 100000),
  code_days          integer not null default 90 check (code_days between 1 and 3650),
  are_orders_at_once boolean not null default false,
  version            integer not null default 1
);
comment on column loyalty_rules.monthly_maximum is 'Points of reviews, shares and referrals together, in a month of Colombo.';
comment on column loyalty_rules.are_orders_at_once is 'Points of an order count once it is paid, not after its return window.';
insert into loyalty_rules default values;

create table loyalty_members (
  customer_id     uuid primary key references customers on delete cascade,
  tier_id         uuid not null references loyalty_tiers,
  referral_code   text unique check (referral_code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  joined_at       timestamptz not null,
  expired_through timestamptz not null default '-infinity'
);
comment on column loyalty_members.expired_through is 'Points that expire until then have been taken out.';

create table loyalty_entries (
  id          uuid primary key,
  customer_id uuid not null references loyalty_members on delete cascade,
  kind        text not null check (kind in ('order', 'review', 'share', 'referral', 'style', 'challenge', 'manual',
    'redemption', 'redemption-undone', 'expiry', 'reversal', 'release')),
  bucket      text not null check (bucket in ('pending', 'available')),
  points      integer not null check (points <> 0 and points between -1000000 and 1000000),
  reason_key  text not null unique,
  award_id    uuid references loyalty_entries,
  source_id   text not null default '',
  description text not null check (length(description) between 1 and 300),
  actor       text not null default '',
  created_at  timestamptz not null,
  expires_at  timestamptz,
  check ((kind in ('reversal', 'release')) = (award_id is not null)),
  check (kind in ('order', 'reversal', 'release') or bucket = 'available'),
  check (kind not in ('order', 'review', 'share', 'referral', 'style', 'challenge', 'redemption-undone') or points > 0),
  check (kind not in ('redemption', 'expiry') or points < 0),
  check ((kind in ('order', 'review', 'share', 'referral', 'style', 'challenge') or (kind = 'manual' and points > 0))
    = (expires_at is not null))
);
comment on column loyalty_entries.reason_key is 'What it is for, as ''review:customer:product'': nothing is awarded twice.';
comment on column loyalty_entries.award_id is 'The award that is taken back or becomes available.';
comment on column loyalty_entries.expires_at is 'Of awards: from then on what is left of them is gone.';
create index loyalty_entries_balance on loyalty_entries (customer_id, bucket, kind) include (points);
create index loyalty_entries_history on loyalty_entries (customer_id, created_at desc, id desc);
create index loyalty_entries_of_award on loyalty_entries (award_id) where award_id is not null;
create index loyalty_entries_expiring on loyalty_entries (expires_at) where expires_at is not null;

create function loyalty_is_append_only() returns trigger language plpgsql as $$
begin
  -- Entries go with their member and not otherwise.
  if tg_op = 'DELETE' and not exists (select from loyalty_members m where m.customer_id = old.customer_id) then
    return old;
  end if;
  raise exception 'entries of loyalty points are append-only' using errcode = 'check_violation';
end $$;
create trigger loyalty_entries_append_only before update or delete on loyalty_entries
  for each row execute function loyalty_is_append_only();

create function loyalty_is_not_overspent() returns trigger language plpgsql as $$
begin
  if (select sum(points) from loyalty_entries e where e.customer_id = new.customer_id and e.bucket = 'available') < 0 then
    raise exception 'more points are redeemed than there are'
      using errcode = 'check_violation', constraint = 'loyalty_is_not_overspent';
  end if;
  return null;
end $$;
create constraint trigger loyalty_entries_not_overspent after insert on loyalty_entries
  deferrable initially deferred for each row when (new.kind in ('redemption', 'expiry'))
  execute function loyalty_is_not_overspent();

create function loyalty_award_is_not_exceeded() returns trigger language plpgsql as $$
begin
  if exists (select from loyalty_entries a where a.id = new.award_id and (
    a.customer_id <> new.customer_id
    or (select coalesce(sum(r.points), 0) from loyalty_entries r where r.award_id = a.id and r.kind = 'reversal')
      not between -a.points and 0
    or (select coalesce(sum(r.points), 0) from loyalty_entries r where r.award_id = a.id and r.kind = 'release') <> 0)) then
    raise exception 'more is taken back from an award, or given back to it, than it was'
      using errcode = 'check_violation', constraint = 'loyalty_award_is_not_exceeded';
  end if;
  return null;
end $$;
create constraint trigger loyalty_entries_within_award after insert on loyalty_entries
  deferrable initially deferred for each row when (new.award_id is not null)
  execute function loyalty_award_is_not_exceeded();

-- What loyalty remembers of an order: what its points are calculated from.
create table loyalty_orders (
  order_id           uuid primary key references orders on delete cascade,
  customer_id        uuid not null references loyalty_members on delete cascade,
  net_cents         bigint not null check (net_cents >= 0),
  multiplier_percent integer not null check (multiplier_percent >= 100),
  rupees_per_point   integer not null check (rupees_per_point > 0),
  paid_at            timestamptz not null,
  completed_at       timestamptz
);
comment on column loyalty_orders.net_cents is 'Paid for goods after discounts and without store credit, less what went back.';
create index loyalty_orders_of_customer on loyalty_orders (customer_id, completed_at);

create table loyalty_referrals (
  referred_id uuid primary key references customers on delete cascade,
  referrer_id uuid not null references loyalty_members on delete cascade,
  state       text not null check (state in ('joined', 'confirmed', 'refused')),
  reason      text not null default '' check ((state = 'refused') = (reason <> '')),
  joined_at   timestamptz not null,
  decided_at  timestamptz check ((decided_at is null) = (state = 'joined')),
  check (referred_id <> referrer_id)
);
create index loyalty_referrals_of_referrer on loyalty_referrals (referrer_id, joined_at desc);
