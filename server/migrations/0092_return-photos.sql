-- Photos that shoppers send with a request. One is uploaded before its request is sent; nobody's are swept a day later.

create table return_photos (
  id          uuid primary key,
  customer_id uuid references customers on delete set null,
  request_id  uuid references return_requests on delete cascade,
  place       smallint check (place between 1 and 5),
  added_at    timestamptz not null,
  unique (request_id, place),
  check ((request_id is null) = (place is null))
);
comment on column return_photos.id is 'The name of the uploaded picture.';
comment on column return_photos.request_id is 'null while its request is not sent yet.';
create index return_photos_of_customer on return_photos (customer_id);
create index return_photos_unsent on return_photos (added_at) where request_id is null;
