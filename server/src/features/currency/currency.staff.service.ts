import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { RateRefreshState, StaffCurrency } from '@first-fashion/contract/currency/staff-calls'
import { decimalsOf } from '@first-fashion/contract/money/money'
import type { Db } from '../../platform/database/database.ts'
import { isViolation } from '../../platform/database/violations.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import { currenciesChanged } from './currency.service.ts'
import { rateRefreshState } from './rate-refresh.service.ts'
import { changeCurrency, insertCurrency, listCurrencies } from './staff-currency.queries.ts'

export async function listStaffCurrencies(
  shop: Shop,
): Promise<{ currencies: StaffCurrency[]; refresh: RateRefreshState }> {
  return { currencies: await staffCurrencies(shop), refresh: await rateRefreshState(shop) }
}

/** Refuses with 'currency.code-taken', and with 'currency.decimals' one that is not calculated in here. */
export const addCurrency = (
  shop: Shop,
  session: StaffSession,
  currency: ParsedBody<Calls['staff.currency-add']>,
): Promise<StaffCurrency[]> =>
  saveChange(shop, session, 'currency-add', currency.code, currency, async (tx, at) => {
    refuseOtherDecimals(currency.code)
    await insertCurrency(tx, currency, at).catch(refuseTakenCode)
  })

/**
 * Refuses with 'currency.unknown', with 'currency.default-stays' what would take the shop's own currency away, and
 * with 'currency.changed-meanwhile' if someone else was faster.
 */
export const editCurrency = (
  shop: Shop,
  session: StaffSession,
  code: string,
  { version, ...edit }: ParsedBody<Calls['staff.currency-edit']>,
): Promise<StaffCurrency[]> =>
  saveChange(shop, session, 'currency-edit', code, edit, async (tx, at) => {
    await refuseUnfit(tx, code, edit)
    if (!(await changeCurrency(tx, code, version, edit, at))) throw changedMeanwhile()
  })

const staffCurrencies = async ({ database }: Shop): Promise<StaffCurrency[]> =>
  (await listCurrencies(database.db)).map(({ rateChangedAt, ...currency }) => ({
    ...currency,
    rateChangedAt: rateChangedAt?.getTime() ?? null,
  }))

/** Makes a change and records it, in one transaction; then every page that shows prices is rebuilt. */
async function saveChange(
  shop: Shop,
  session: StaffSession,
  action: string,
  code: string,
  detail: object,
  work: (tx: Db, at: Date) => Promise<void>,
): Promise<StaffCurrency[]> {
  const entry = { action, subject: `currency:${code}`, change: detail }
  await recordedChange(shop, session, entry, async (tx, at) => {
    await work(tx, at)
    await currenciesChanged(shop, tx)
  })
  return staffCurrencies(shop)
}

/** Refuses a currency that does not exist, and what would take the shop's own one away. */
async function refuseUnfit(
  tx: Db,
  code: string,
  edit: { readonly exchangeRate: number; readonly isActive: boolean },
): Promise<void> {
  const known = (await listCurrencies(tx)).find((one) => one.code === code)
  if (known === undefined) throw new AppError('refused', 'currency.unknown', 'This currency does not exist')
  if (known.isDefault && (edit.exchangeRate !== 1 || !edit.isActive)) throw defaultStays()
}

const defaultStays = () =>
  new AppError('refused', 'currency.default-stays', 'The base currency stays active, at a rate of 1')

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'currency.changed-meanwhile',
    'Someone else has changed this currency. Please reload.',
  )

function refuseTakenCode(error: unknown): never {
  if (!isViolation(error, 'unique', 'currencies_pkey')) throw error
  throw new AppError('conflict', 'currency.code-taken', 'A currency with this code already exists')
}

/** Amounts are calculated in hundredths or whole units: the dinars' thousandths would be charged as tenths of them. */
function refuseOtherDecimals(code: string): void {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions()
  if (maximumFractionDigits === decimalsOf(code)) return
  const message = `${code} has ${maximumFractionDigits} decimals; the shop supports currencies with two decimals or none`
  throw new AppError('refused', 'currency.decimals', message)
}
