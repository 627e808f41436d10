-- When what a product's page shows was last changed: search engines read the page again only then.

alter table products add column changed_at timestamptz not null default now();
update products set changed_at = created_at;

create function note_product_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end
$$;

create trigger products_note_change before update on products
  for each row when (old.* is distinct from new.*) execute function note_product_change();
