-- Paid orders get an invoice, refunds a credit note. Their numbers have no gaps: each is the one after the last of its
-- year, and none is changed or deleted.

create table invoices (
  order_id  uuid primary key references orders,
  number    text not null unique,
  year      integer not null check (year between 2020 and 9999),
  sequence  integer not null check (sequence between 1 and 999999),
  issued_at timestamptz not null,
  unique (year, sequence),
  constraint invoices_number check (number = 'FF-' || year || '-' || lpad(sequence::text, 6, '0'))
);

create table credit_notes (
  id          uuid primary key,
  order_id    uuid not null references invoices,
  number      text not null unique,
  year        integer not null check (year between 2020 and 9999),
  sequence    integer not null check (sequence between 1 and 999999),
  issued_at   timestamptz not null,
  cents       bigint not null check (cents > 0),
  amount_text text not null check (amount_text <> ''),
  is_credit   boolean not null,
  tender_name text not null,
  reason      text not null,
  note        text not null default '',
  unique (year, sequence),
  constraint credit_notes_number check (number = 'FF-CN-' || year || '-' || lpad(sequence::text, 6, '0'))
);
comment on column credit_notes.id is 'The refund''s event: a refund has one credit note, however often it is told.';
comment on column credit_notes.cents is 'In LKR; amount_text has what went back in the currency that was charged.';
comment on column credit_notes.tender_name is 'What got the money, if it is store credit or the like.';
create index credit_notes_of_order on credit_notes (order_id);

create function number_without_gap() returns trigger language plpgsql as $$
declare
  last integer;
begin
  execute format('select coalesce(max(sequence), 0) from %I where year = $1', tg_table_name) into last using new.year;
  if new.sequence <> last + 1 then
    raise exception 'the number after % of % is not %', last, new.year, new.sequence using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoices_without_gap before insert on invoices for each row execute function number_without_gap();
create trigger credit_notes_without_gap before insert on credit_notes for each row execute function number_without_gap();

create function refuse_change_of_document() returns trigger language plpgsql as $$
begin
  raise exception 'invoices and credit notes are append-only' using errcode = 'check_violation';
end $$;
create trigger invoices_stay before update or delete on invoices for each row execute function refuse_change_of_document();
create trigger credit_notes_stay before update or delete on credit_notes for each row execute function refuse_change_of_document();

-- Credit notes of an order never exceed it.
create function refuse_credit_beyond_order() returns trigger language plpgsql as $$
begin
  if (select sum(cents) from credit_notes where order_id = new.order_id) > (select total_cents from orders where id = new.order_id) then
    raise exception 'credit notes of order % exceed it', new.order_id
      using errcode = 'check_violation', constraint = 'credit_notes_within_order';
  end if;
  return new;
end $$;
create trigger credit_notes_within_order after insert on credit_notes for each row execute function refuse_credit_beyond_order();
