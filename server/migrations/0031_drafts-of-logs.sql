-- A custom product of the shop's designer names the log that it is made of, and how much of it.
alter table custom_products
  add column log_id uuid,
  add column log_entries integer check (log_entries >= 0),
  add constraint custom_products_entries_of_log check ((log_id is null) = (log_entries is null));
comment on column custom_products.log_id is
  'The design log that it was saved from; the log may be on the customer''s device alone, or gone.';
comment on column custom_products.log_entries is 'It holds so many entries of the log.';

-- Until now only the id told: the first draft of a log has the id of the log.
update custom_products set log_id = id, log_entries = 0
  where exists (select from design_logs where design_logs.id = custom_products.id);
