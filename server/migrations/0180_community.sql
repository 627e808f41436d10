-- The community: members with their counts, looks they submit, likes and views, challenges, and news.

create table community_members (
  customer_id     uuid primary key references customers on delete cascade,
  joined_at       timestamptz not null,
  level           text not null default 'member' check (level in ('member', 'ambassador', 'vip')),
  slug            text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  display_name    text not null default '' check (length(display_name) <= 40),
  is_hidden       boolean not null default false,
  blocked_at      timestamptz,
  blocked_reason  text not null default '' check ((blocked_at is null) = (blocked_reason = '')),
  submissions     integer not null default 0 check (submissions >= 0),
  total_likes     integer not null default 0 check (total_likes >= 0),
  challenges_won  integer not null default 0 check (challenges_won >= 0),
  lifetime_points integer not null default 0
);
comment on column community_members.total_likes is 'Likes that count: of others, who bought something and kept it.';
comment on column community_members.lifetime_points is 'As loyalty last said, in the transaction that changed them.';
comment on column community_members.is_hidden is 'Shown without name, picture and profile, and on no leaderboard.';
-- A leaderboard reads twenty entries of one of these.
create index community_by_submissions on community_members (submissions desc, joined_at, customer_id)
  where not is_hidden and blocked_at is null and submissions > 0;
create index community_by_likes on community_members (total_likes desc, joined_at, customer_id)
  where not is_hidden and blocked_at is null and total_likes > 0;
create index community_by_challenges on community_members (challenges_won desc, joined_at, customer_id)
  where not is_hidden and blocked_at is null and challenges_won > 0;
create index community_by_points on community_members (lifetime_points desc, joined_at, customer_id)
  where not is_hidden and blocked_at is null and lifetime_points > 0;

create table community_milestones (
  customer_id uuid not null references community_members on delete cascade,
  kind        text not null check (kind in ('submissions', 'likes', 'challenges')),
  threshold   integer not null check (threshold > 0),
  reached_at  timestamptz not null,
  primary key (customer_id, kind, threshold)
);

create table community_challenges (
  id             uuid primary key,
  title          text not null check (length(title) between 1 and 120),
  description    text not null default '' check (length(description) <= 4000),
  rules          text not null default '' check (length(rules) <= 4000),
  featured_image text not null default '',
  start_date     date not null,
  end_date       date not null,
  is_published   boolean not null default true,
  version        integer not null default 1,
  created_at     timestamptz not null,
  check (end_date >= start_date)
);
comment on column community_challenges.end_date is 'The last day in Colombo that it takes entries.';
create index community_challenges_by_end on community_challenges (end_date, start_date) where is_published;

create table community_prizes (
  challenge_id   uuid not null references community_challenges on delete cascade,
  position       smallint not null check (position between 1 and 10),
  description    text not null check (length(description) between 1 and 300),
  loyalty_points integer not null default 0 check (loyalty_points between 0 and 1000),
  primary key (challenge_id, position)
);

create table community_submissions (
  id             uuid primary key,
  customer_id    uuid not null references community_members on delete cascade,
  title          text not null check (length(title) between 1 and 100),
  description    text not null check (length(description) between 1 and 2000),
  challenge_id   uuid references community_challenges,
  instagram_link text not null default '' check (instagram_link = '' or instagram_link ~ '^https?://'),
  hashtags       text[] not null default '{}' check (cardinality(hashtags) <= 10),
  likes_count    integer not null default 0 check (likes_count >= 0),
  views          integer not null default 0 check (views >= 0),
  created_at     timestamptz not null,
  hidden_at      timestamptz,
  hidden_reason  text not null default '' check ((hidden_at is null) = (hidden_reason = ''))
);
create index community_gallery on community_submissions (created_at desc, id desc) where hidden_at is null;
create index community_submissions_of_member on community_submissions (customer_id, created_at desc);
create index community_entries_of_challenge on community_submissions (challenge_id, created_at desc)
  where challenge_id is not null;

create table community_images (
  submission_id uuid not null references community_submissions on delete cascade,
  place         smallint not null check (place between 1 and 5),
  upload_id     uuid unique,
  url           text not null,
  caption       text not null default '' check (length(caption) <= 140),
  primary key (submission_id, place)
);
comment on column community_images.upload_id is 'null of pictures that the shop brings along.';

create table community_likes (
  submission_id uuid not null references community_submissions on delete cascade,
  customer_id   uuid not null references customers on delete cascade,
  is_counted    boolean not null,
  liked_at      timestamptz not null,
  primary key (submission_id, customer_id)
);
comment on column community_likes.is_counted is 'On the leaderboard: not of the author, and of people who kept what they bought.';
create index community_likes_of_customer on community_likes (customer_id, liked_at);
create index community_likes_newest on community_likes (submission_id, liked_at desc);

-- Who has seen what on which day; kept for two days.
create table community_views (
  subject_id uuid not null,
  viewer     text not null check (length(viewer) <= 64),
  day        date not null,
  primary key (subject_id, viewer, day)
);
create index community_views_by_day on community_views (day);

create table community_featured (
  submission_id uuid not null references community_submissions on delete cascade,
  product_id    uuid not null references products on delete cascade,
  place         smallint not null check (place between 1 and 12),
  primary key (submission_id, product_id)
);
create index community_featured_products on community_featured (product_id);

create table community_winners (
  challenge_id  uuid not null,
  position      smallint not null,
  submission_id uuid references community_submissions on delete set null,
  customer_id   uuid references community_members on delete set null,
  points        integer not null check (points >= 0),
  chosen_at     timestamptz not null,
  primary key (challenge_id, position),
  foreign key (challenge_id, position) references community_prizes
);
create unique index community_wins_once on community_winners (challenge_id, customer_id) where customer_id is not null;
create index community_wins_of_member on community_winners (customer_id) where customer_id is not null;
create index community_wins_of_submission on community_winners (submission_id) where submission_id is not null;

create table community_posts (
  id             uuid primary key,
  slug           text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title          text not null check (length(title) between 1 and 160),
  category       text not null check (category in ('challenge', 'styling-tips', 'spotlight')),
  excerpt        text not null check (length(excerpt) between 1 and 400),
  body_html      text not null default '',
  featured_image text not null default '',
  published_at   timestamptz,
  views          integer not null default 0 check (views >= 0),
  version        integer not null default 1,
  created_at     timestamptz not null
);
comment on column community_posts.published_at is 'null of drafts; in the future of those that are scheduled.';
create index community_news on community_posts (published_at desc, id desc) where published_at is not null;

create table community_post_products (
  post_id    uuid not null references community_posts on delete cascade,
  product_id uuid not null references products on delete cascade,
  place      smallint not null check (place between 1 and 12),
  primary key (post_id, product_id)
);
create index community_posts_of_product on community_post_products (product_id);

create table community_applications (
  customer_id    uuid primary key references customers on delete cascade,
  full_name      text not null check (length(full_name) between 1 and 120),
  email          text not null check (length(email) between 3 and 254),
  phone          text not null check (length(phone) between 1 and 40),
  instagram      text not null default '',
  facebook       text not null default '',
  tiktok         text not null default '',
  youtube        text not null default '',
  follower_count integer not null check (follower_count >= 0),
  bio            text not null check (length(bio) between 1 and 2000),
  why_ambassador text not null check (length(why_ambassador) between 1 and 2000),
  content_ideas  text not null default '' check (length(content_ideas) <= 2000),
  portfolio      text[] not null default '{}' check (cardinality(portfolio) <= 3),
  status         text not null default 'pending' check (status in ('pending', 'reviewing', 'approved', 'rejected')),
  review_notes   text not null default '' check (length(review_notes) <= 1000),
  applied_at     timestamptz not null,
  decided_at     timestamptz
);
create index community_applications_by_status on community_applications (status, applied_at);


-- Moderation: what readers report, what authors say against a decision, and words that nobody may use.
create table community_reports (
  submission_id uuid not null references community_submissions on delete cascade,
  customer_id   uuid not null references customers on delete cascade,
  reason        text not null check (reason in ('offensive', 'spam', 'off-topic', 'private')),
  reported_at   timestamptz not null,
  primary key (submission_id, customer_id)
);
create index community_reports_of_customer on community_reports (customer_id);

create table community_appeals (
  submission_id uuid primary key references community_submissions on delete cascade,
  message       text not null check (length(message) between 1 and 1000),
  appealed_at   timestamptz not null,
  decided_at    timestamptz,
  answer        text not null default '' check (length(answer) <= 300)
);
create index community_appeals_open on community_appeals (appealed_at) where decided_at is null;

create table community_banned_words (
  word     text primary key check (word = lower(word) and length(word) between 2 and 60),
  added_at timestamptz not null
);
