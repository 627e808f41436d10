-- Support chat: each customer has one conversation with the shop. Its messages are numbered from 1 without gaps, so that
-- either side can tell what it has missed. A case is one concern: from its first message until staff close it.

create table chat_conversations (
  id               uuid primary key,
  customer_id      uuid not null unique references customers on delete cascade,
  status           text not null default 'closed' check (status in ('open', 'waiting', 'closed')),
  assigned_to      uuid references staff on delete set null,
  last_sequence    integer not null default 0 check (last_sequence >= 0),
  customer_read    integer not null default 0 check (customer_read between 0 and last_sequence),
  staff_read       integer not null default 0 check (staff_read between 0 and last_sequence),
  mailed_sequence  integer not null default 0 check (mailed_sequence between 0 and last_sequence),
  last_message_at  timestamptz,
  waiting_since    timestamptz,
  customer_seen_at timestamptz,
  version          integer not null default 0 check (version >= 0),
  created_at       timestamptz not null,
  check ((last_sequence = 0) = (last_message_at is null))
);
comment on column chat_conversations.status is 'open: the customer waits for an answer; waiting: the shop waits for the customer.';
comment on column chat_conversations.waiting_since is 'Since when the customer waits for an answer.';
comment on column chat_conversations.mailed_sequence is 'Up to here the customer had an email about messages that nobody read.';
create index chat_conversations_inbox on chat_conversations (status, last_message_at desc) where last_sequence > 0;

create table chat_cases (
  id              uuid primary key,
  conversation_id uuid not null references chat_conversations on delete cascade,
  opened_at       timestamptz not null,
  answered_at     timestamptz check (answered_at >= opened_at),
  closed_at       timestamptz check (closed_at >= opened_at),
  closed_by       uuid references staff on delete set null,
  rating          smallint check (rating between 1 and 5),
  rating_note     text not null default '' check (length(rating_note) <= 500),
  rated_at        timestamptz,
  check ((rating is null) = (rated_at is null)),
  check (rated_at is null or closed_at is not null)
);
create unique index chat_cases_open on chat_cases (conversation_id) where closed_at is null;
create index chat_cases_of_conversation on chat_cases (conversation_id, opened_at desc);
create index chat_cases_by_time on chat_cases (opened_at);

create table chat_proposals (
  id              uuid primary key,
  conversation_id uuid not null references chat_conversations on delete cascade,
  kind            text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  terms           jsonb not null,
  title           text not null check (length(title) between 1 and 300),
  facts           jsonb not null default '[]' check (jsonb_typeof(facts) = 'array'),
  status          text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn', 'failed')),
  outcome         text not null default '' check (length(outcome) <= 500),
  staff_id        uuid references staff on delete set null,
  created_at      timestamptz not null,
  decided_at      timestamptz,
  started_at      timestamptz check (started_at is null or status in ('accepted', 'failed')),
  check ((status = 'open') = (decided_at is null))
);
comment on column chat_proposals.started_at is 'When what was agreed began to happen: it is begun once.';
comment on column chat_proposals.terms is 'What is to happen, as the feature that does it understands it.';
create index chat_proposals_of_conversation on chat_proposals (conversation_id, created_at desc);

create table chat_messages (
  conversation_id uuid not null references chat_conversations on delete cascade,
  sequence        integer not null check (sequence > 0),
  id              uuid not null unique,
  sender          text not null check (sender in ('customer', 'staff')),
  staff_id        uuid references staff on delete set null,
  sender_name     text not null check (sender_name <> ''),
  client_id       text not null check (length(client_id) between 1 and 64),
  body            text not null check (length(body) <= 2000),
  card            jsonb,
  picture_id      uuid unique,
  proposal_id     uuid unique references chat_proposals on delete cascade,
  created_at      timestamptz not null,
  primary key (conversation_id, sequence),
  unique (conversation_id, sender, client_id),
  check (body <> '' or num_nonnulls(card, picture_id, proposal_id) > 0),
  check (sender = 'staff' or num_nonnulls(staff_id, proposal_id) = 0)
);
create index chat_messages_body on chat_messages using gin (body gin_trgm_ops);
create index chat_messages_by_time on chat_messages (created_at);

-- What only staff read. Notes have no number: customers would find a gap.
create table chat_notes (
  id              uuid primary key,
  conversation_id uuid not null references chat_conversations on delete cascade,
  staff_id        uuid references staff on delete set null,
  staff_name      text not null,
  body            text not null check (length(body) between 1 and 2000),
  created_at      timestamptz not null
);
create index chat_notes_of_conversation on chat_notes (conversation_id, created_at);

create table chat_canned_replies (
  id         uuid primary key,
  title      text not null unique check (length(title) between 1 and 80),
  body       text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table chat_opening_hours (
  weekday   smallint primary key check (weekday between 1 and 7),
  opens_at  time,
  closes_at time,
  check ((opens_at is null) = (closes_at is null)),
  check (opens_at < closes_at)
);
comment on column chat_opening_hours.weekday is '1 is Monday. Times are those of Colombo; null: closed that day.';
insert into chat_opening_hours (weekday, opens_at, closes_at)
select day, case when day < 7 then time '09:00' end, case when day < 7 then time '18:00' end
from generate_series(1, 7) day;

create table chat_settings (
  is_only   boolean primary key default true check (is_only),
  away_text text not null check (length(away_text) between 1 and 300),
  version   integer not null default 0 check (version >= 0)
);
insert into chat_settings (away_text)
values ('We are away right now. Leave a message and we will answer as soon as we are back.');

-- Who of staff has a conversation open, by connection; a connection that is not seen any more counts as closed.
create unlogged table chat_viewers (
  connection_id   text primary key,
  conversation_id uuid not null references chat_conversations on delete cascade,
  staff_id        uuid not null references staff on delete cascade,
  staff_name      text not null,
  seen_at         timestamptz not null
);
create index chat_viewers_of_conversation on chat_viewers (conversation_id);

/*
 * Stores a message once: the second time that its sender sends the same client id, the number of the first is returned.
 * Locks the conversation, so that numbers have no gaps and are visible in their order. No row: no such conversation.
 */
create function store_chat_message(
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
    customer_read = case in_sender when 'customer' then last_sequence + 1 else customer_read end,
    staff_read = case in_sender when 'staff' then last_sequence + 1 else staff_read end,
    customer_seen_at = case in_sender when 'customer' then in_at else customer_seen_at end,
    version = version + 1
    where id = in_conversation returning last_sequence into next;
  insert into chat_messages (conversation_id, sequence, id, sender, staff_id, sender_name, client_id, body, card,
    picture_id, proposal_id, created_at)
  values (in_conversation, next, in_id, in_sender, in_staff, in_name, in_client, in_body, in_card, in_picture,
    in_proposal, in_at);
  insert into chat_cases (id, conversation_id, opened_at) values (in_case, in_conversation, in_at)
    on conflict (conversation_id) where closed_at is null do nothing;
  if in_sender = 'staff' then
    update chat_cases set answered_at = greatest(in_at, opened_at)
      where conversation_id = in_conversation and closed_at is null and answered_at is null;
  end if;
  return query select in_id, next, false;
end $$;
