-- One mailbox, and one network of a referrer's friends, counts once.
alter table loyalty_referrals
  add column mailbox_hash bytea,
  add column network text not null default '';
comment on column loyalty_referrals.mailbox_hash is 'The mailbox of the friend; null if it joined before this was kept.';
comment on column loyalty_referrals.network is 'The network that the friend joined from; empty if it is not known.';
create index loyalty_referrals_counted_mailbox on loyalty_referrals (mailbox_hash) where state = 'confirmed';

create table loyalty_share_networks (
  network text not null,
  day     date not null,
  shares  integer not null check (shares > 0),
  primary key (network, day)
);
comment on table loyalty_share_networks is 'How many shares earned points from a network on a day of Colombo; earlier days are purged.';
