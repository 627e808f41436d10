-- Server processes tell each other what changed; nothing is reloaded every minute any more.

delete from task_runs where name in
  ('reload-currencies', 'reload-payment-methods', 'reload-order-limits', 'reload-countries', 'reload-shipping-zones');
