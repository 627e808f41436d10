-- What stands around each page of the store. null: as the shop comes.
create table content_frame (
  id           smallint primary key default 1 check (id = 1),
  footer       jsonb check (jsonb_typeof(footer) = 'array'),
  announcement jsonb check (jsonb_typeof(announcement) = 'object'),
  version      integer not null default 0 check (version >= 0)
);
insert into content_frame default values;
