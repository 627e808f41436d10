-- What people write and like before they confirm their email address waits until they do.
alter table reviews add column is_unconfirmed boolean not null default false;
comment on column reviews.is_unconfirmed is
  'Its writer has not confirmed the email address yet: only they see it, and its rating does not count.';
create index reviews_unconfirmed on reviews (customer_id) where is_unconfirmed;
alter table community_likes add column is_unconfirmed boolean not null default false;
comment on column community_likes.is_unconfirmed is
  'Its giver has not confirmed the email address yet: only they see it, and it does not count.';
create index community_likes_unconfirmed on community_likes (customer_id) where is_unconfirmed;
