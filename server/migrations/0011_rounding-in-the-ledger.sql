-- What is charged in another currency is the sum of its rounded rows: the cents between it and the rupees of the order
-- stand in an account of their own.
alter table ledger_postings drop constraint ledger_postings_account_check;
alter table ledger_postings add constraint ledger_postings_account_check
  check (account in ('stripe-clearing', 'koko-clearing', 'razorpay-clearing', 'cash-on-delivery', 'sales',
    'shipping-income', 'discounts', 'refunds', 'store-credit', 'order-deposits', 'goodwill', 'forfeitures',
    'currency-rounding'));
