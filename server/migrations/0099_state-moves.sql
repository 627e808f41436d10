-- The states that an order, its payment, a refund and a return request may take next. Whoever makes another move is
-- refused, whatever version of the shop it is: all versions make these moves only.
create table state_moves (
  subject text not null check (subject in ('fulfilment', 'payment', 'refund', 'return')),
  state   text not null,
  next    text not null check (next <> state),
  primary key (subject, state, next)
);

insert into state_moves (subject, state, next) values
  ('fulfilment', 'placed', 'packing'), ('fulfilment', 'placed', 'cancelled'),
  ('fulfilment', 'packing', 'shipped'), ('fulfilment', 'packing', 'cancelled'),
  ('fulfilment', 'shipped', 'out-for-delivery'), ('fulfilment', 'shipped', 'delivered'),
  ('fulfilment', 'out-for-delivery', 'delivered'),
  ('payment', 'awaiting', 'paid'), ('payment', 'awaiting', 'failed'),
  ('payment', 'paid', 'partly-refunded'), ('payment', 'paid', 'refunded'),
  ('payment', 'partly-refunded', 'paid'), ('payment', 'partly-refunded', 'refunded'),
  ('payment', 'refunded', 'paid'), ('payment', 'refunded', 'partly-refunded'),
  ('refund', 'requested', 'succeeded'), ('refund', 'requested', 'failed'),
  ('refund', 'succeeded', 'failed'),
  ('refund', 'failed', 'requested'), ('refund', 'failed', 'external'),
  ('refund', 'manual-pending', 'external'),
  ('return', 'pending', 'processing'), ('return', 'pending', 'rejected'),
  ('return', 'processing', 'completed'), ('return', 'processing', 'rejected');

create function require_state_move() returns trigger language plpgsql as $$
declare
  was text := to_jsonb(old) ->> tg_argv[1];
  now text := to_jsonb(new) ->> tg_argv[1];
begin
  if was <> now and not exists (
    select from state_moves m where m.subject = tg_argv[0] and m.state = was and m.next = now
  ) then
    raise exception 'a % that is % cannot become %', tg_argv[0], was, now
      using errcode = 'check_violation', constraint = 'state_moves';
  end if;
  return new;
end $$;

create trigger fulfilment_move before update of fulfilment on orders for each row
  when (old.fulfilment is distinct from new.fulfilment) execute function require_state_move('fulfilment', 'fulfilment');
create trigger payment_move before update of payment_state on orders for each row
  when (old.payment_state is distinct from new.payment_state) execute function require_state_move('payment', 'payment_state');
create trigger refund_move before update of status on refunds for each row
  when (old.status is distinct from new.status) execute function require_state_move('refund', 'status');
create trigger return_move before update of status on return_requests for each row
  when (old.status is distinct from new.status) execute function require_state_move('return', 'status');
