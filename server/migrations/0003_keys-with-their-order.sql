-- A key is claimed together with the order that it makes, before the order stands there.

alter table idempotency_keys
  alter constraint idempotency_keys_order_id_fkey deferrable initially deferred;
