-- However a stranger goes about it, a mailbox gets so many mails an hour and no more.

create table mailbox_mails (
  mailbox_hash  bytea primary key check (octet_length(mailbox_hash) = 32),
  counted_since timestamptz not null,
  mails         integer not null check (mails >= 0)
);
comment on column mailbox_mails.mailbox_hash is 'SHA-256 of the address, its aliases folded.';
create index mailbox_mails_oldest on mailbox_mails (counted_since);
