-- The sentence under the name in the footer is the owner's.
alter table content_frame add column line text not null default '' check (length(line) <= 160);
update content_frame set line = 'Clothes from Sri Lanka, made for warm days and shipped worldwide.'
  where exists (select from shop_mode where mode = 'demo');
