-- How far the clock of a demonstration was pushed forward; it never goes back. A live shop has no row.
create table demonstration_clock (
  is_only boolean primary key default true check (is_only),
  pushed_ms bigint not null check (pushed_ms >= 0)
);
