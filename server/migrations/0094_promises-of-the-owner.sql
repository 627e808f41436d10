-- In how many business days what is made to order is shipped is the owner's word: '2-7', or '' for no promise.
alter table store_details add column production_days text not null default ''
  check (production_days ~ '^([1-9][0-9]?(-[1-9][0-9]?)?)?$');
update store_details set production_days = '2-7' where exists (select from shop_mode where mode = 'demo');
