-- How members of staff sign in, as the owner sets it.
create table staff_access_policy (
  id                     smallint primary key default 1 check (id = 1),
  second_factor_required boolean not null default false,
  version                integer not null default 0 check (version >= 0),
  changed_at             timestamptz
);
insert into staff_access_policy default values;
