-- Staff give a reward a picture of its own.

create table loyalty_uploads (
  id       uuid primary key,
  added_at timestamptz not null
);
comment on table loyalty_uploads is 'Pictures of rewards; the id is the name among the uploaded pictures.';

alter table loyalty_rewards
  -- The database lets no upload go while a reward shows it.
  add column upload_id uuid references loyalty_uploads (id),
  add column image_alt text not null default '' check (length(image_alt) <= 200);
comment on column loyalty_rewards.image_alt is 'Describes the picture; empty if it only decorates.';
create index loyalty_rewards_of_upload on loyalty_rewards (upload_id) where upload_id is not null;
create index loyalty_rewards_image on loyalty_rewards (image) where image <> '';
