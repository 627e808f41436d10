-- Products on final sale cannot be sent back. A line stores what its product said when it was bought.

alter table products add column final_sale boolean not null default false;
comment on column products.final_sale is 'Cannot be returned or exchanged; orders placed before keep what they said.';
alter table order_lines add column final_sale boolean not null default false;
