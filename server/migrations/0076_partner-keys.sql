-- Keys of partners that an owner enters in the back office; those of the environment are not stored.
create table partner_keys (
  partner    text primary key check (partner in ('stripe', 'koko', 'razorpay', 'google', 'facebook', 'printful')),
  sealed     bytea not null,
  ending     text not null,
  version    integer not null default 1 check (version >= 1),
  changed_at timestamptz not null
);
comment on column partner_keys.sealed is 'The values by the names of their settings, as encrypted JSON.';
comment on column partner_keys.ending is 'The last characters of the first one, to tell it from others.';
