-- Who opened a case, whether the customer is in the chat now, and what a customer's own message says about reading.

alter table chat_cases add column opened_by text not null default 'customer' check (opened_by in ('customer', 'staff'));
comment on column chat_cases.opened_by is 'Only those that customers open wait for a first answer.';

alter table chat_conversations add column customer_online_until timestamptz;
comment on column chat_conversations.customer_online_until is
  'Browsers with the chat open move it on twice a minute; it passes by itself when a server process dies.';

/*
 * As before, but: the customer's own message marks nothing of the shop as read (it may have waited without a connection
 * while answers came), and a case that staff open has no first answer.
 */
create or replace function store_chat_message(
  in_conversation uuid, in_sender text, in_staff uuid, in_name text, in_client text, in_id uuid, in_body text,
  in_card jsonb, in_picture uuid, in_proposal uuid, in_case uuid, in_at timestamptz
) returns table (stored_id uuid, stored_sequence integer, is_repeat boolean) language plpgsql as $$
declare
  stored chat_messages;
  next integer;
begin
  perform from chat_conversations where id = in_conversation for update;
  if not found then return; end if;
  select * into stored from chat_messages
    where conversation_id = in_conversation and sender = in_sender and client_id = in_client;
  if found then return query select stored.id, stored.sequence, true; return; end if;
  update chat_conversations set
    last_sequence = last_sequence + 1,
    last_message_at = in_at,
    status = case in_sender when 'customer' then 'open' else 'waiting' end,
    waiting_since = case in_sender when 'customer' then coalesce(waiting_since, in_at) end,
    customer_read = case when in_sender = 'customer' and customer_read = last_sequence
      then last_sequence + 1 else customer_read end,
    staff_read = case in_sender when 'staff' then last_sequence + 1 else staff_read end,
    customer_seen_at = case in_sender when 'customer' then in_at else customer_seen_at end,
    version = version + 1
    where id = in_conversation returning last_sequence into next;
  insert into chat_messages (conversation_id, sequence, id, sender, staff_id, sender_name, client_id, body, card,
    picture_id, proposal_id, created_at)
  values (in_conversation, next, in_id, in_sender, in_staff, in_name, in_client, in_body, in_card, in_picture,
    in_proposal, in_at);
  insert into chat_cases (id, conversation_id, opened_at, opened_by)
    values (in_case, in_conversation, in_at, in_sender)
    on conflict (conversation_id) where closed_at is null do nothing;
  if in_sender = 'staff' then
    update chat_cases set answered_at = greatest(in_at, opened_at)
      where conversation_id = in_conversation and closed_at is null and answered_at is null
        and opened_by = 'customer';
  end if;
  return query select in_id, next, false;
end $$;
