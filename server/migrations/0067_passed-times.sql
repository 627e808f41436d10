-- Until when pages have followed the times of what they show: a change between two runs is found by any server.
create table passed_times (
  name  text primary key,
  until timestamptz not null
);
