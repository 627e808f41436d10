-- So many days after its delivery an order can be returned, as the owner sets it. An order keeps the days that it was
-- delivered with; one that a version before delivered has the seven days of that version.

create table return_window (
  id         smallint primary key default 1 check (id = 1),
  days       integer not null check (days between 1 and 365),
  version    integer not null default 0 check (version >= 0),
  changed_at timestamptz
);
insert into return_window (days) values (7);

alter table orders add column return_days smallint check (return_days between 1 and 365);
comment on column orders.return_days is 'How long it can be returned, as was set when it was delivered.';
