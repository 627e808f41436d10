-- How much stock one network can hold by orders that nobody has paid for.
alter table order_limits
  add column units_per_network integer check (units_per_network >= 1),
  add column stock_share integer check (stock_share between 1 and 100),
  add column cash_units_unconfirmed integer check (cash_units_unconfirmed >= 1),
  add column short_hold_from integer check (short_hold_from >= 1);
comment on column order_limits.units_per_network is 'Unpaid online, or by cash from accounts without a confirmed email.';
comment on column order_limits.stock_share is 'Of the stock of one size, in percent.';
comment on column order_limits.short_hold_from is 'Unpaid orders of one size, from which new ones hold it for a shorter time.';
update order_limits
  set units_per_network = 40, stock_share = 50, cash_units_unconfirmed = 10, short_hold_from = 3;

alter table orders
  add column network text not null default '',
  add column is_unconfirmed boolean not null default false;
comment on column orders.network is 'Where it was placed from, while it is neither paid, delivered nor cancelled; then empty.';
comment on column orders.is_unconfirmed is 'Its buyer had not confirmed the email address when it was placed.';
create index orders_open_of_network on orders (network) where network <> '';
create index stock_holds_held_of_sku on stock_holds (variant_id, size) where state = 'held';

create function forget_network() returns trigger language plpgsql as $$
begin
  if new.payment_state <> 'awaiting' or new.fulfilment in ('delivered', 'cancelled') then
    new.network := '';
  end if;
  return new;
end $$;
create trigger orders_forget_network before update of payment_state, fulfilment on orders
  for each row when (old.network <> '') execute function forget_network();
