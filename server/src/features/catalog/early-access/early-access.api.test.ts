import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useTestShop } from '../../../../testing/test-shop.ts'
import { type EarlyAccessSource, earlyAccessSources, earlyAccessUntil } from './early-access.ts'

const test = useTestShop()
const customer = '0190a000-0000-7000-8000-000000000001'
const another = '0190a000-0000-7000-8000-000000000002'

/** A reason that one customer has until a day. */
const accessUntil = (day: string): EarlyAccessSource => ({
  accessOf: (customerId, now) => sql`
    select ${day}::timestamptz as until
    where ${customerId} = ${customer} and ${day}::timestamptz > ${now.toISOString()}::timestamptz`,
})

/** The shop with other sources. */
function shopWith(sources: readonly EarlyAccessSource[]) {
  const { shop } = test.shop.features
  const other = { ...shop, database: { ...shop.database } }
  earlyAccessSources.fill(other, sources)
  return other
}

describe('early access from several sources', () => {
  it('lasts as long as the longest, and takes one statement', async () => {
    const { shop } = test
    const sources = [accessUntil('2100-03-01'), accessUntil('2100-05-01'), accessUntil('2001-01-01')]
    const given = shopWith(sources)
    const { db } = shop.database
    expect(await earlyAccessUntil(given, db, customer)).toEqual(new Date('2100-05-01T00:00:00Z'))
    expect(await earlyAccessUntil(given, db, another)).toBeNull()
    expect(await shop.statementsOf(() => earlyAccessUntil(given, db, customer))).toHaveLength(1)
  })

  it('is nobody’s without a source', async () => {
    const { db } = test.shop.database
    expect(await earlyAccessUntil(shopWith([]), db, customer)).toBeNull()
  })
})
