-- The owner's logos: their files are uploads. A former one stays, as emails that were sent show it.
create table store_logos (
  name     uuid primary key,
  -- px of the stored file.
  width    integer not null check (width between 1 and 1600),
  height   integer not null check (height between 1 and 1600),
  added_at timestamptz not null
);
-- Null: the name stands in its place.
alter table store_details add column logo uuid references store_logos;
