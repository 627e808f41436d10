-- The ledger names an order that tenders paid in full 'prepaid'. The version before still writes its own word.

alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions disable trigger user;
update ledger_transactions set kind = 'prepaid' where kind = 'covered';
alter table ledger_transactions enable trigger user;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in
  ('charge', 'collection', 'refund', 'refund-failed', 'prepaid', 'credit-granted', 'credit-revoked',
   'credit-forfeited', 'credit-refunded', 'part-payment', 'part-payment-returned'));

create function ledger_plain_kind() returns trigger language plpgsql as $$
begin
  new.kind := 'prepaid';
  return new;
end $$;
create trigger ledger_plain_kind before insert on ledger_transactions
  for each row when (new.kind = 'covered') execute function ledger_plain_kind();

comment on column orders.payment_method is
  'covered is the word of the version before for no-payment-due; it is stored until the next version.';
