-- Looks in what their authors bought and kept, shown on the pages of those products as long as they agree.

create table community_worn_looks (
  submission_id   uuid primary key references community_submissions on delete cascade,
  height_cm       smallint check (height_cm between 100 and 230),
  consented_at    timestamptz,
  consent_version text not null default '',
  check ((consented_at is null) = (consent_version = ''))
);
comment on column community_worn_looks.height_cm is 'Of the author; null if it is not said.';
comment on column community_worn_looks.consented_at is 'null while the author does not agree.';

create table community_worn_items (
  submission_id uuid not null references community_worn_looks on delete cascade,
  place         smallint not null check (place between 1 and 8),
  product_id    uuid not null references products on delete cascade,
  variant_index integer not null check (variant_index >= 0),
  size          text not null check (length(size) between 1 and 40),
  color         text not null,
  is_owned      boolean not null default true,
  primary key (submission_id, product_id, variant_index, size),
  unique (submission_id, place)
);
comment on column community_worn_items.is_owned is 'The author still has it: nothing of it goes back.';
create index community_worn_of_product on community_worn_items (product_id, size) where is_owned;

-- What authors agreed to and took back: only added to.
create table community_worn_consents (
  id            bigint primary key generated always as identity,
  submission_id uuid not null references community_worn_looks on delete cascade,
  is_given      boolean not null,
  version       text not null check (length(version) between 1 and 20),
  at            timestamptz not null
);
comment on column community_worn_consents.version is 'Of the words that were shown; of a withdrawal, those that it ends.';
create index community_worn_consents_of_look on community_worn_consents (submission_id, id);
