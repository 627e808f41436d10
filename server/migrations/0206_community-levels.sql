-- What each level of the community brings, as staff set it.

create table community_levels (
  level            text primary key check (level in ('member', 'ambassador', 'vip')),
  has_early_access boolean not null,
  has_own_page     boolean not null,
  extras           text[] not null default '{}'
                   check (cardinality(extras) <= 6 and length(array_to_string(extras, '')) <= 720),
  version          integer not null default 1
);
comment on table community_levels is 'Three rows, one a level.';
comment on column community_levels.has_early_access is 'Its members buy products before they open for everyone.';
comment on column community_levels.has_own_page is 'Its members have a page with products and their referral link.';
comment on column community_levels.extras is 'What else it brings, in words that its members read.';

insert into community_levels (level, has_early_access, has_own_page, extras) values
  ('member', false, false, '{"Points for the looks you share, and prizes in challenges"}'),
  ('ambassador', true, true, '{"A badge beside your name"}'),
  ('vip', true, false, '{"A badge beside your name"}');

create index community_members_by_level on community_members (level, joined_at desc) where level <> 'member';
