import { z } from 'zod'
import { prepareTemplate } from '../../tools/testing/template/prepare-template.ts'
import { at, onDatabase } from '../generator/databases.ts'

/** Entries of an ordinary member. */
const entriesEach = 20
/** Entries of one member besides, in the larger database. */
export const entriesOfOne = 10_000

export interface Entries {
  readonly databaseUrl: string
  readonly memberIds: readonly string[]
  /** The member with very many of them. */
  readonly heavyMemberId: string
}

/** A database of this run with so many loyalty entries, spread over members. */
export async function openEntries(server: string, count: number): Promise<Entries> {
  const name = `run_loyalty_${count}`
  await onDatabase(at(server, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  const databaseUrl = at(server, name)
  await prepareTemplate(databaseUrl)
  const members = count / entriesEach
  return onDatabase(databaseUrl, async (client) => {
    // The last one is the member with very many entries.
    const made = await client.query(
      `with made as (
        insert into customers (id, name, email, password_hash, verified_at, created_at, last_login_at)
        select gen_random_uuid(), 'Member ' || n, 'member-' || n || '@example.com', 'none', now(), now(), now()
        from generate_series(0, $1::int) n
        returning id, substring(name from '[0-9]+$')::int as n
      )
      insert into loyalty_members (customer_id, tier_id, joined_at)
      select id, (select id from loyalty_tiers where from_points = 0), now() from made order by n
      returning customer_id as id`,
      [members],
    )
    const ids = z.array(z.object({ id: z.string() })).parse(made.rows)
    const memberIds = ids.map(({ id }) => id)
    const heavyMemberId = memberIds.pop() ?? ''
    await client.query(insertEntries, [memberIds, entriesEach])
    await client.query(insertEntries, [[heavyMemberId], entriesOfOne])
    await client.query('vacuum analyze loyalty_entries')
    await client.query('checkpoint')
    return { databaseUrl, memberIds, heavyMemberId }
  })
}

/** One point each; the entries of a member lie apart, as they do when they arrive over months. */
const insertEntries = `
  insert into loyalty_entries (id, customer_id, kind, bucket, points, reason_key, description, created_at, expires_at)
  select gen_random_uuid(), member, 'manual', 'available', 1, 'bench:' || member || ':' || n, 'Entry ' || n,
    now() - n * interval '1 day' / 100, now() + interval '300 days'
  from generate_series(1, $2::int) n, unnest($1::uuid[]) member`
