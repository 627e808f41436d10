-- How many units of a line the print partner was sent: what is refunded later does not change what it makes.
alter table partner_order_lines add column units integer check (units > 0);
comment on column partner_order_lines.units is 'As sent; null of a line that was not sent, or was sent by an earlier version.';
