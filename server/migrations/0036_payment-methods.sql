-- An owner says how far each payment method is open, and which countries the shop delivers to.

create table payment_methods (
  method     text primary key check (method in ('stripe', 'koko', 'cod', 'razorpay')),
  state      text not null check (state in ('offered', 'unlisted', 'off')),
  version    integer not null default 0,
  changed_at timestamptz,
  check (method <> 'stripe' or state = 'offered')
);
insert into payment_methods (method, state) values
  ('stripe', 'offered'), ('koko', 'offered'), ('cod', 'offered'), ('razorpay', 'unlisted');
comment on table payment_methods is 'Countries outside of Sri Lanka pay by card alone: cards stay offered.';
