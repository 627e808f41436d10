import { afterEach, describe, expect, it } from 'vitest'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { creditOf, expectBooksToMatch, shopperWithCredit } from '../../../testing/store-credit.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
afterEach(() => expectBooksToMatch(test.shop))

async function change(customerId: string, body: object, who = owner) {
  const { shop } = test
  const { headers } = await signIn(shop, who)
  const path = `/api/admin/customers/${customerId}/store-credit`
  const change = { act: 'give', amount: 500, reason: 'For a parcel that came late', expected: 1_000, ...body }
  return shop.call('staff.store-credit-change', { headers, path, body: change })
}

describe('the store credit of a customer', () => {
  it('is given and taken back by staff, who are named in the history and in the record', async () => {
    const { shop } = test
    const { token, customerId } = await shopperWithCredit(shop, 1_000)
    expect((await change(customerId, {})).body).toMatchObject({
      balance: 1_500,
      entries: [{ kind: 'granted', amount: 500, actor: 'Ruwani Bandara' }, { amount: 1_000 }],
    })
    const taken = { act: 'take-back', amount: 1_200.5, reason: 'Given twice', expected: 1_500 }
    expect((await change(customerId, taken)).status).toBe(200)
    expect(await creditOf(shop, token)).toMatchObject({
      balance: 299.5,
      entries: [{ kind: 'revoked', amount: -1_200.5, note: 'Given twice' }, {}, {}],
    })
    const { rows } = await shop.database.pool.query(
      'select action, change from staff_changes where subject = $1 order by at',
      [`customer:${customerId}`],
    )
    expect(rows).toEqual([
      { action: 'store-credit-give', change: { amount: 500, reason: 'For a parcel that came late' } },
      { action: 'store-credit-take-back', change: { amount: 1_200.5, reason: 'Given twice' } },
    ])
  })

  it('is given once when the button is pressed twice', async () => {
    const { customerId } = await shopperWithCredit(test.shop, 1_000)
    const both = await Promise.all([change(customerId, {}), change(customerId, {})])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('store-credit.changed-meanwhile')
  })

  it('never falls below nothing, wants a reason, and is for owner and manager', async () => {
    const { customerId } = await shopperWithCredit(test.shop, 1_000)
    expect(await change(customerId, { act: 'take-back', amount: 1_000.01 })).toMatchObject({
      status: 422,
      body: { code: 'store-credit.too-little' },
    })
    expect((await change(customerId, { reason: ' ' })).status).toBe(400)
    expect((await change(customerId, {}, support)).body.code).toBe('staff.role-forbids')
    expect((await change('019a0000-0000-7000-8000-000000000000', {})).body.code).toBe(
      'staff.customer-unknown',
    )
  })

  it('goes along with the data, and falls to the shop with the account', async () => {
    const { shop } = test
    const { token, customerId } = await shopperWithCredit(shop, 1_000)
    const { data } = (await shop.call('personal-data.download', { token })).body
    expect(data.storeCredit).toMatchObject({
      balance: 1_000,
      entries: [{ kind: 'granted', amount: 1_000, at: expect.stringMatching(/Z$/) }],
    })
    await shop.call('personal-data.delete-account', { token, body: { password: 'a-long-enough-one' } })
    const { rows } = await shop.database.pool.query(
      `select e.kind, e.customer_id, e.note, p.amount_cents::int from store_credit_entries e
       join ledger_transactions t on t.reference = e.id::text join ledger_postings p on p.transaction_id = t.id
       where e.kind = 'forfeited' and p.account = 'forfeitures'`,
    )
    expect(rows).toEqual([{ kind: 'forfeited', customer_id: null, note: '', amount_cents: -100_000 }])
    expect(
      (await shop.database.pool.query('select from store_credits where customer_id = $1', [customerId]))
        .rowCount,
    ).toBe(0)
  })
})
