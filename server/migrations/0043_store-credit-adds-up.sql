-- A balance of store credit is the sum of its entries when a transaction ends, whoever writes them.

create function store_credit_must_add_up() returns trigger language plpgsql as $$
begin
  if exists (select from store_credits c where c.customer_id = new.customer_id and c.balance_cents <>
      (select coalesce(sum(e.amount_cents), 0) from store_credit_entries e where e.customer_id = c.customer_id)) then
    raise exception 'store credit of % is not the sum of its entries', new.customer_id
      using errcode = 'check_violation', constraint = 'store_credit_adds_up';
  end if;
  return null;
end $$;
create constraint trigger store_credit_adds_up after insert or update on store_credits
  deferrable initially deferred for each row execute function store_credit_must_add_up();
create constraint trigger store_credit_entries_add_up after insert on store_credit_entries
  deferrable initially deferred for each row execute function store_credit_must_add_up();
