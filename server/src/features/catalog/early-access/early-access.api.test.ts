import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useTestShop } from '../../../../testing/test-shop.ts'
import { createEarlyAccess, type EarlyAccessSource } from './early-access.ts'

const test = useTestShop()
const customer = '0190a000-0000-7000-8000-000000000001'
const another = '0190a000-0000-7000-8000-000000000002'

/** A reason that one customer has until a day. */
const accessUntil = (day: string): EarlyAccessSource => ({
  accessOf: (customerId, now) => sql`
    select ${day}::timestamptz as until
    where ${customerId} = ${customer} and ${day}::timestamptz > ${now.toISOString()}::timestamptz`,
})

describe('early access from several sources', () => {
  it('lasts as long as the longest, and takes one statement', async () => {
    const { shop } = test
    const sources = [accessUntil('2100-03-01'), accessUntil('2100-05-01'), accessUntil('2001-01-01')]
    const early = createEarlyAccess({ ...shop.features.shop, sources })
    const { db } = shop.database
    expect(await early.until(db, customer)).toEqual(new Date('2100-05-01T00:00:00Z'))
    expect(await early.until(db, another)).toBeNull()
    expect(await shop.statementsOf(() => early.until(db, customer))).toHaveLength(1)
  })

  it('is nobody’s without a source', async () => {
    const { shop } = test
    const early = createEarlyAccess({ ...shop.features.shop, sources: [] })
    expect(await early.until(shop.database.db, customer)).toBeNull()
  })
})
