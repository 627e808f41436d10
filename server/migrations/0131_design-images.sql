-- The pictures that customers put on their designs. The id is the name of the upload. A picture that is deleted stays
-- known until no design uses it: deleting must not empty a design, and the same file may come back. So does one whose
-- owner deletes the account, without a word of who it was.

create table design_images (
  id          uuid primary key,
  customer_id uuid references customers (id) on delete set null,
  name        text not null check (length(name) between 1 and 120),
  -- Of the file as it was sent: the same file is the same picture.
  sha256      text check (sha256 ~ '^[0-9a-f]{64}$'),
  width       integer not null check (width > 0),
  height      integer not null check (height > 0),
  has_alpha   boolean not null,
  has_flat_background boolean not null,
  usage_count integer not null default 0 check (usage_count >= 0),
  last_used   timestamptz,
  uploaded_at timestamptz not null,
  deleted_at  timestamptz,
  unique (customer_id, sha256)
);
create index design_images_deleted on design_images (deleted_at) where deleted_at is not null;
