-- Products belong together in lines, each with a story. A product may stand in none.

create table product_lines (
  id text primary key check (id ~ '^[a-z][a-z-]{0,39}$'),
  name text not null check (name <> ''),
  story text not null check (story <> ''),
  position int not null unique
);

alter table products add column line_id text references product_lines (id);
create index products_line_idx on products (line_id) where line_id is not null;
