-- Jobs outlive what they are about: they name it by an id, and carry no address and no secret.

alter table newsletter_subscriptions add column id uuid not null default gen_random_uuid() unique;

create table farewells (
  id         uuid primary key,
  email      text not null,
  name       text,
  written_at timestamptz not null
);
comment on table farewells is 'The last mail to somebody who deleted their account; a row goes when the mail is sent.';
create index farewells_oldest on farewells (written_at);
