-- Pictures that were uploaded for the home page: sections show no upload of anything else.
create table content_uploads (
  id uuid primary key
);
insert into content_uploads
  select distinct split_part(address #>> '{}', '/', 4)::uuid
  from content_page_versions, jsonb_path_query(sections, '$.**.address') address
  where address #>> '{}' like '/media/uploads/%';
