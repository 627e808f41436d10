-- A subscriber's code belongs to the mailbox behind the address, aliases and all, and outlives the address itself; and a
-- change of address knows the session that wished for it, which is the one that stays.

alter table promo_codes
  add column mailbox_hash bytea check (octet_length(mailbox_hash) = 32),
  drop constraint promo_codes_of_subscribers;
comment on column promo_codes.mailbox_hash is
  'SHA-256 of the mailbox whose confirmed account may use the code. A subscriber''s code without one and without an address is nobody''s.';

with folded as (
  select code, created_at, split_part(email_key, '@', 2) as host,
    split_part(split_part(email_key, '@', 1), '+', 1) as plain,
    email_key
  from promo_codes where source = 'newsletter' and email_key is not null
), mailboxes as (
  select distinct on (mailbox) code, mailbox from (
    select code, created_at, case
      when host in ('gmail.com', 'googlemail.com') and replace(plain, '.', '') <> ''
        then replace(plain, '.', '') || '@gmail.com'
      when host in ('outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com',
        'fastmail.com', 'proton.me', 'protonmail.com', 'zoho.com', 'gmx.com', 'yandex.com',
        'yahoo.com') and plain <> ''
        then plain || '@' || host
      else email_key end as mailbox
    from folded) all_of_them
  order by mailbox, created_at, code
)
update promo_codes p set mailbox_hash = sha256(convert_to(m.mailbox, 'UTF8')) from mailboxes m where m.code = p.code;

create unique index promo_codes_one_per_mailbox on promo_codes (mailbox_hash) where source = 'newsletter';

alter table email_changes add column session_hash bytea;
comment on column email_changes.session_hash is 'The session that wished for it; all others end when the new address is confirmed.';
