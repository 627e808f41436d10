import type { Calls, ParsedBody } from '@first-fashion/contract'
import { type LkrCents, lkrCents } from '@first-fashion/contract/money/money'
import { type AppliedRate, withoutTax, withTax } from '@first-fashion/contract/taxes/tax-sums'
import type { TaxClass, TaxMode, TaxSettings } from '@first-fashion/contract/taxes/taxes'
import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { perShop, type Shop } from '../../shop.ts'
import { findCountry } from '../countries/index.ts'
import { recordedChange } from '../staff/index.ts'
import { taxRates, taxSettings } from './taxes.table.ts'

interface StoredTaxes {
  readonly taxes: TaxSettings
  readonly version: number
}

/** Placing an order needs no query for the rates. */
export const cachedTaxes = perShop((shop) => {
  let known: TaxSettings = { mode: 'off', rates: [] }
  const { changed } = shop.invalidation.cache('taxes', async () => {
    known = (await storedTaxes(shop)).taxes
    // Pages say whether prices include taxes.
    shop.cache.drop(['store'])
  })
  return { current: () => known, changed }
})

/** The rate of what is sent to a country; undefined without one. `countryCode` in capitals or not. */
export function taxRateOf(
  shop: Shop,
  countryCode: string,
  taxClass: TaxClass = 'standard',
): AppliedRate | undefined {
  const { mode, rates } = cachedTaxes(shop).current()
  if (mode === 'off' || taxClass === 'zero') return undefined
  const ofCountry = rates.filter((rate) => rate.countryCode === countryCode.toUpperCase())
  const found =
    ofCountry.find((rate) => rate.taxClass === taxClass) ??
    ofCountry.find((rate) => rate.taxClass === 'standard')
  return found === undefined ? undefined : { name: found.name, rate: hundredthsOfPercent(found.percent) }
}

/** What is paid for a price of the catalogue: prices without tax get it at the checkout. */
export const taxedPrice = (shop: Shop, price: LkrCents, tax: AppliedRate | undefined): LkrCents =>
  areTaxesAdded(shop) ? lkrCents(withTax(price, tax)) : price

/** How prices and taxes go together now. */
export const taxModeNow = (shop: Shop): TaxMode => cachedTaxes(shop).current().mode

/** Whether the checkout adds taxes to the prices of the catalogue. */
export const areTaxesAdded = (shop: Shop): boolean => taxModeNow(shop) === 'added'

/** A price of the catalogue without the tax that is in it now. */
export const untaxedPrice = (shop: Shop, price: LkrCents, tax: AppliedRate | undefined): LkrCents =>
  taxModeNow(shop) === 'included' ? lkrCents(withoutTax(price, tax)) : price

export async function storedTaxes({ database }: Pick<Shop, 'database'>): Promise<StoredTaxes> {
  const { db } = database
  const [settings] = await db.select().from(taxSettings)
  if (settings === undefined) throw new Error('the tax settings are missing')
  const rates = await db.select().from(taxRates).orderBy(asc(taxRates.countryCode), asc(taxRates.taxClass))
  return {
    taxes: {
      mode: settings.mode,
      rates: rates.map(({ rate, ...of }) => ({ ...of, percent: rate / 100 })),
    },
    version: settings.version,
  }
}

/**
 * The owner sets the taxes. Refuses with 'taxes.country-unknown', and with 'taxes.changed-meanwhile' if someone else was
 * faster.
 */
export async function setTaxes(
  shop: Shop,
  session: StaffSession,
  { taxes: { mode, rates }, version }: ParsedBody<Calls['staff.taxes-set']>,
): Promise<StoredTaxes> {
  const unknown = rates.find(({ countryCode }) => findCountry(countryCode) === undefined)
  if (unknown !== undefined) throw countryUnknown(unknown.countryCode)
  const entry = { action: 'taxes-set', subject: 'taxes', change: { mode, rates } }
  await recordedChange(shop, session, entry, async (tx, at) => {
    const changed = await tx
      .update(taxSettings)
      .set({ mode, changedAt: at, version: sql`${taxSettings.version} + 1` })
      .where(and(eq(taxSettings.id, 1), eq(taxSettings.version, version)))
      .returning({ id: taxSettings.id })
    if (changed.length === 0) throw changedMeanwhile()
    await tx.delete(taxRates)
    const rows = rates.map(({ percent, ...of }) => ({ ...of, rate: hundredthsOfPercent(percent) }))
    if (rows.length > 0) await tx.insert(taxRates).values(rows)
    await cachedTaxes(shop).changed(tx)
  })
  return storedTaxes(shop)
}

const hundredthsOfPercent = (percent: number): number => Math.round(percent * 100)

const countryUnknown = (code: string) =>
  new AppError('refused', 'taxes.country-unknown', `There is no country ${code}.`)

const changedMeanwhile = () =>
  new AppError('conflict', 'taxes.changed-meanwhile', 'Someone else has changed the taxes. Please reload.')
