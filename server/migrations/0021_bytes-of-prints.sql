-- What the print files of designs take on the disk, so that an account can have a limit of it.
alter table custom_product_prints add column bytes bigint not null default 0;
comment on column custom_product_prints.bytes is
  'Of the print file and the proof; 0 if they were drawn before bytes were counted.';
