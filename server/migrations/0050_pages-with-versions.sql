-- The pages that the owner writes. What shoppers read is the version that began last of those whose time it is.
create table content_pages (
  slug       text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  version    integer not null default 1 check (version >= 1),
  -- null: a template that nobody has checked and published yet.
  checked_at timestamptz,
  created_at timestamptz not null
);

create table content_page_versions (
  slug            text not null references content_pages on delete cascade,
  number          integer not null check (number >= 1),
  title           text not null check (length(title) between 1 and 120),
  description     text not null check (length(description) <= 300),
  lead            text not null check (length(lead) <= 600),
  body_html       text not null check (length(body_html) <= 200000),
  -- Who saved it, as they were called then; '' of what came with the shop.
  author          text not null check (length(author) <= 120),
  saved_at        timestamptz not null,
  -- null of drafts.
  published_from  timestamptz,
  published_until timestamptz,
  primary key (slug, number),
  check (published_until is null or published_until > published_from)
);
