-- What customers tell about themselves, a change of address that waits to be confirmed, photos of reviews,
-- and reviews that staff take down.

create table customer_profiles (
  customer_id   uuid primary key references customers (id) on delete cascade,
  phone         text not null default '' check (phone = '' or phone ~ '^[0-9 ()+-]{7,20}$'),
  address       text not null default '' check (length(address) <= 500),
  about_me      text not null default '' check (length(about_me) <= 1000),
  date_of_birth date check (date_of_birth >= date '1900-01-01'),
  gender        text check (gender in ('male', 'female', 'other')),
  facebook      text not null default '' check (facebook = '' or facebook ~ '^https://' and length(facebook) <= 200),
  instagram     text not null default '' check (instagram = '' or instagram ~ '^https://' and length(instagram) <= 200),
  twitter       text not null default '' check (twitter = '' or twitter ~ '^https://' and length(twitter) <= 200),
  linkedin      text not null default '' check (linkedin = '' or linkedin ~ '^https://' and length(linkedin) <= 200),
  notifications boolean not null default true,
  profile_image uuid unique,
  cover_image   uuid unique
);
comment on column customer_profiles.profile_image is 'Name of the picture among the uploaded ones.';

create table email_changes (
  customer_id uuid primary key references customers (id) on delete cascade,
  email       text not null check (length(email) between 3 and 254),
  token_hash  bytea not null unique,
  created_at  timestamptz not null,
  expires_at  timestamptz not null check (expires_at > created_at)
);

create table review_photos (
  id        uuid primary key,
  review_id uuid not null references reviews (id) on delete cascade,
  place     smallint not null check (place between 1 and 5),
  added_at  timestamptz not null,
  unique (review_id, place)
);
comment on column review_photos.id is 'Also the name of the picture among the uploaded ones.';

alter table reviews
  add column hidden_at timestamptz,
  add column hidden_reason text check (length(hidden_reason) between 1 and 300),
  add check ((hidden_at is null) = (hidden_reason is null));
comment on column reviews.hidden_at is 'Taken down by staff: not shown, and its rating does not count.';
create index reviews_newest on reviews (created_at desc, id desc);

create table review_reports (
  review_id   uuid not null references reviews (id) on delete cascade,
  customer_id uuid not null references customers (id) on delete cascade,
  reason      text not null check (reason in ('offensive', 'spam', 'off-topic', 'private')),
  reported_at timestamptz not null,
  primary key (review_id, customer_id)
);
create index review_reports_of_customer on review_reports (customer_id);
