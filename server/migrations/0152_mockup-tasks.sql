-- Mockups that the print partner is making. Their state is stored, so that the partner is asked no more often than it
-- wants, whoever looks and however many server processes there are.

create table mockup_tasks (
  key               uuid primary key,
  custom_product_id uuid not null references custom_products (id) on delete cascade,
  side              text not null check (side in ('front', 'back')),
  print_name        uuid not null,
  partner_name      text not null,
  state             text not null check (state in ('pending', 'completed', 'failed')),
  image             text check (image ~ '^/'),
  started_at        timestamptz not null,
  asked_at          timestamptz not null,
  check ((state = 'completed') = (image is not null))
);
comment on column mockup_tasks.key is 'What a shopper asks by; nobody can guess it.';
comment on column mockup_tasks.print_name is 'The print that it shows.';
comment on column mockup_tasks.partner_name is 'Its name at the print partner.';
comment on column mockup_tasks.asked_at is 'When the partner was last asked about it.';
create index mockup_tasks_of_product on mockup_tasks (custom_product_id, print_name);
create index mockup_tasks_started on mockup_tasks (started_at);

-- Mockups are asked for by the placement that the partner has for it. Prints of before are of shirts and the like.
alter table custom_product_prints
  add column fill text not null default 'fit' check (fill in ('fit', 'cover'));
