-- Every line of an order has an id of its own. Stock holds refer to the line, so that two lines may hold the same
-- variant and size. The version before inserts neither ids nor lines of holds: a default and a trigger add them.

alter table order_lines add column id uuid not null default gen_random_uuid();
alter table order_lines drop constraint order_lines_pkey;
alter table order_lines add primary key (id);
alter table order_lines add constraint order_lines_position unique (order_id, position);
alter table order_lines add constraint order_lines_of_order unique (order_id, id);
comment on column order_lines.id is 'Holds, adjustments, returns and refunds refer to it.';

alter table stock_holds add column line_id uuid;
update stock_holds h set line_id = l.id
from variants v join order_lines l on l.product_id = v.product_id and l.variant_index = v.variant_index
where v.id = h.variant_id and l.order_id = h.order_id and l.size = h.size;

-- A hold is found through its line now, and its variant through the stock of its size: two foreign keys fewer.
alter table stock_holds
  drop constraint stock_holds_pkey,
  drop constraint stock_holds_order_id_fkey,
  drop constraint stock_holds_variant_id_fkey,
  add constraint stock_holds_line unique (line_id),
  add constraint stock_holds_of_line foreign key (order_id, line_id) references order_lines (order_id, id)
    on delete cascade;
create index stock_holds_of_order on stock_holds (order_id);
comment on column stock_holds.line_id is 'The line whose units it holds; never empty once a statement is over.';

-- Runs after the statement, when the lines that the version before writes in the same statement are there.
create function stock_holds_find_line() returns trigger language plpgsql as $$
begin
  update stock_holds h set line_id = l.id
  from variants v join order_lines l on l.product_id = v.product_id and l.variant_index = v.variant_index
  where h.order_id = new.order_id and h.variant_id = new.variant_id and h.size = new.size and h.line_id is null
    and v.id = h.variant_id and l.order_id = h.order_id and l.size = h.size;
  if not found then
    raise exception 'a stock hold of order % belongs to none of its lines', new.order_id
      using errcode = 'check_violation', constraint = 'stock_holds_has_line';
  end if;
  return null;
end $$;
create trigger stock_holds_find_line after insert or update of line_id on stock_holds
  for each row when (new.line_id is null) execute function stock_holds_find_line();
