-- A live shop with the sandbox's partners has a database of its own kind.
alter table shop_mode
  drop constraint shop_mode_mode_check,
  add constraint shop_mode_mode_check check (mode in ('demo', 'live', 'rehearsal'));
