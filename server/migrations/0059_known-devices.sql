-- A device that has signed in to an account before is not kept out while somebody guesses at its password.

create table customer_devices (
  token_hash   bytea not null check (octet_length(token_hash) = 32),
  customer_id  uuid not null references customers (id) on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, customer_id)
);
comment on table customer_devices is 'Browsers that signed in, by the hash of a cookie. It opens nothing; it only passes limits.';
create index customer_devices_customer on customer_devices (customer_id);
create index customer_devices_oldest on customer_devices (last_used_at);

create table staff_devices (
  token_hash   bytea not null check (octet_length(token_hash) = 32),
  staff_id     uuid not null references staff (id) on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, staff_id)
);
comment on table staff_devices is 'As customer_devices, for the back office.';
create index staff_devices_staff on staff_devices (staff_id);
create index staff_devices_oldest on staff_devices (last_used_at);
