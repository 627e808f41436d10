-- Staff give articles and challenges pictures of their own.

create table community_uploads (
  id       uuid primary key,
  width    integer not null check (width > 0),
  height   integer not null check (height > 0),
  added_at timestamptz not null
);
comment on table community_uploads is 'Pictures of articles and challenges; the id is the name among the uploaded pictures. px.';

-- The database lets no upload go while an article or a challenge shows it.
create table community_post_uploads (
  post_id   uuid not null references community_posts on delete cascade,
  upload_id uuid not null references community_uploads,
  primary key (post_id, upload_id)
);
create index community_posts_of_upload on community_post_uploads (upload_id);

alter table community_challenges add column upload_id uuid references community_uploads;
create index community_challenges_of_upload on community_challenges (upload_id) where upload_id is not null;
