import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { newShopper } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const migration = new URL('../../../migrations/0057_jobs-of-before.sql', import.meta.url)

it('jobs that an earlier version left lose their addresses and tokens, and those to be done get ids', async () => {
  const { shop } = test
  const { pool } = shop.database
  const { email } = await newShopper(shop)
  const { rows: known } = await pool.query('select id from customers where email = $1', [email])
  await shop.call('newsletter.subscribe', { body: { email, source: 'about' } })
  const left = async (name: string, data: object, state = 'created') => {
    const id = randomUUID()
    await pool.query(
      `insert into pgboss.job (id, name, data, state, output, start_after)
       values ($1, $2, $3, $4::pgboss.job_state, $5, now() + interval '1 day')`,
      [id, name, data, state, { message: `550 <${email}>` }],
    )
    return id
  }
  const asked = await left('password-reset-asked', { email })
  const stranger = await left('verification-asked', { email: 'stranger@example.com' })
  const registered = await left(
    'account-registered',
    { customerId: known[0].id, token: 'secret' },
    'completed',
  )
  const subscribed = await left('newsletter-subscribed', { emailKey: email })
  const deleted = await left('account-deleted', { name: 'Amaya', email: 'gone@example.com' })
  const deletedBefore = await left(
    'account-deleted',
    { name: 'Amaya', email: 'long-gone@example.com' },
    'completed',
  )
  await pool.query(await readFile(migration, 'utf8'))
  const { rows } = await pool.query('select id, data, output from pgboss.job where id = any($1::uuid[])', [
    [asked, stranger, registered, subscribed, deleted, deletedBefore],
  ])
  const dataOf = (id: string) => rows.find((row) => row.id === id).data
  expect(dataOf(asked)).toEqual({ customerId: known[0].id })
  expect(dataOf(stranger)).toEqual({ customerId: expect.any(String) })
  expect(dataOf(registered)).toEqual({ customerId: known[0].id })
  expect(dataOf(subscribed)).toEqual({ subscriptionId: expect.any(String) })
  expect(dataOf(deleted)).toEqual({ farewellId: deleted })
  expect(JSON.stringify(rows)).not.toMatch(/@|secret|Amaya/)
  const { rows: farewells } = await pool.query('select id, email, name from farewells')
  expect(farewells).toEqual([{ id: deleted, email: 'gone@example.com', name: null }])
})
