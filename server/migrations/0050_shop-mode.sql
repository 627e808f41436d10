-- Which shop a database belongs to: a demonstration, whose logins everybody knows, or a live shop. Written once by the
-- first start, so that neither opens the other's by mistake.

create table shop_mode (
  is_only boolean primary key default true check (is_only),
  mode text not null check (mode in ('demo', 'live')),
  marked_at timestamptz not null default now()
);

-- Shops from before: a demonstration was seeded as one; a shop with staff and without that seed is a live one.
insert into shop_mode (mode)
select 'demo' where exists (select 1 from seeds_loaded where name = 'demo-store');
insert into shop_mode (mode)
select 'live' where exists (select 1 from staff)
on conflict do nothing;

create function refuse_change_of_shop_mode() returns trigger language plpgsql as $$
begin
  raise exception 'a database does not change between demonstration and live shop';
end $$;

create trigger shop_mode_stays before update or delete on shop_mode
  for each row execute function refuse_change_of_shop_mode();
