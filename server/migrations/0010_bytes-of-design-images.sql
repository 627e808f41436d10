-- What the pictures of a library take on the disk, so that an account can have a limit of it.
alter table design_images add column bytes bigint;
comment on column design_images.bytes is 'Of the stored file; null until it is measured at night.';
