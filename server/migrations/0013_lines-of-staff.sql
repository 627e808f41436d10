-- Staff write the lines: two of one name would be one to a shopper, and of two who save at once one is told.

alter table product_lines
  add column version integer not null default 0,
  add constraint product_lines_name_length check (length(name) <= 60),
  add constraint product_lines_story_length check (length(story) <= 1000),
  drop constraint product_lines_position_key,
  add constraint product_lines_position_key unique (position) deferrable initially deferred;
create unique index product_lines_name on product_lines (lower(name));
