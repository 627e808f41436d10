-- Texts of emails that the owner has changed. Both null: back to the text that the shop comes with; the version goes on,
-- so that an editor that was open before notices.
create table mail_texts (
  name        text primary key check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  subject     text check (subject <> ''),
  words       text check (words <> ''),
  version     integer not null check (version > 0),
  changed_at  timestamptz not null,
  check ((subject is null) = (words is null))
);
