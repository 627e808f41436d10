-- Days on which orders earn more points.

create table loyalty_campaigns (
  id                 uuid primary key,
  name               text not null check (length(name) between 1 and 80),
  starts_on          date not null,
  ends_on            date not null,
  multiplier_percent integer not null check (multiplier_percent between 110 and 1000),
  created_at         timestamptz not null,
  ended_at           timestamptz,
  check (starts_on <= ends_on)
);
comment on column loyalty_campaigns.starts_on is 'First day in Colombo; ends_on is the last one, included.';
comment on column loyalty_campaigns.ended_at is 'When staff ended it before its last day.';
create index loyalty_campaigns_by_day on loyalty_campaigns (starts_on, ends_on);
