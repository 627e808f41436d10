import { createHash } from 'node:crypto'
import { z } from 'zod'
import { prepareTemplate } from '../../tools/testing/template/prepare-template.ts'
import { at, onDatabase } from '../generator/databases.ts'

/** A customer of the bench: the token opens a session, and the conversation is made. */
export interface ChattingCustomer {
  readonly token: string
  readonly conversationId: string
}

export const tokenOf = (nth: number): string => `bench-token-of-customer-${nth}`

/** A database of this run with so many customers, each logged in and with a conversation. */
export async function openPeople(server: string, count: number) {
  const name = 'run_chat'
  await onDatabase(at(server, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  const databaseUrl = at(server, name)
  await prepareTemplate(databaseUrl)
  const hashes = Array.from({ length: count }, (_, nth) => createHash('sha256').update(tokenOf(nth)).digest())
  const people = await onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(insertPeople, [hashes])
    return z.array(z.object({ nth: z.number(), conversation_id: z.string() })).parse(rows)
  })
  return {
    databaseUrl,
    customers: people.map(
      ({ nth, conversation_id }): ChattingCustomer => ({
        token: tokenOf(nth),
        conversationId: conversation_id,
      }),
    ),
  }
}

const insertPeople = `
  with people as (select gen_random_uuid() as id, hash, (nth - 1)::int as nth
    from unnest($1::bytea[]) with ordinality as given(hash, nth)),
  made as (insert into customers (id, name, email, password_hash, verified_at, created_at, last_login_at)
    select id, 'Customer ' || nth, 'chat-' || nth || '@example.com', 'none', now(), now(), now() from people returning id),
  sessions as (insert into customer_sessions (token_hash, id, customer_id, user_agent, address, created_at, last_used_at, expires_at)
    select hash, gen_random_uuid(), people.id, 'bench', '', now(), now(), now() + interval '1 day'
    from people join made on made.id = people.id returning customer_id)
  insert into chat_conversations (id, customer_id, created_at)
  select gen_random_uuid(), people.id, now() from people join sessions on sessions.customer_id = people.id
  returning id as conversation_id, (select nth from people where people.id = chat_conversations.customer_id) as nth`
