import type { RateRefreshState } from '@first-fashion/contract/currency/staff-calls'
import { cutText } from '@first-fashion/contract/text/cut-text'
import { after } from '../../platform/clock.ts'
import type { Shop } from '../../shop.ts'
import { currenciesChanged } from './currency.service.ts'
import { insertRefresh, lastRefreshes, moveRate, purgeRefreshes } from './rate-refresh.queries.ts'
import { believedRates } from './rate-refresh.rules.ts'
import { listCurrencies } from './staff-currency.queries.ts'

const hourMs = 3_600_000
/** Rates younger than this are not refreshed. */
const youngMs = 6 * hourMs
const rememberedMs = 366 * 24 * hourMs

/** Runs daily, not after each start. On failure the rates stay as they are. */
export async function refreshRates(shop: Shop): Promise<void> {
  const { database, clock, exchangeRates, onError } = shop
  if (exchangeRates === null) return
  const at = clock.now()
  const { read } = await lastRefreshes(database.db)
  if (read !== undefined && read.at > after(at, -youngMs)) return
  await purgeRefreshes(database.db, after(at, -rememberedMs))
  const offered = await exchangeRates.read().catch(async (error: unknown) => {
    onError(error, 'exchange rates')
    await insertRefresh(database.db, { at, failure: wordsOf(error), rejected: [] })
  })
  if (offered !== undefined) await takeOver(shop, offered, at)
}

export async function rateRefreshState({ database, exchangeRates }: Shop): Promise<RateRefreshState> {
  const { tried, read } = await lastRefreshes(database.db)
  return {
    isOn: exchangeRates !== null,
    refreshedAt: read?.at.getTime() ?? null,
    failedAt: tried === undefined || tried.failure === '' ? null : tried.at.getTime(),
    rejected: read?.rejected ?? [],
  }
}

async function takeOver(shop: Shop, offered: ReadonlyMap<string, number>, at: Date): Promise<void> {
  const { database, onError } = shop
  const known = await listCurrencies(database.db)
  const { moved, rejected } = believedRates(known, offered)
  await database.transaction(async (tx) => {
    for (const currency of known) {
      const rate = moved.get(currency.code)
      if (rate !== undefined) await moveRate(tx, currency, rate, at)
    }
    await insertRefresh(tx, { at, failure: '', rejected: [...rejected] })
    if (moved.size > 0) await currenciesChanged(shop, tx)
  })
  if (rejected.length > 0) onError(new Error(`rates not believed: ${rejected.join(' ')}`), 'exchange rates')
}

const wordsOf = (error: unknown): string =>
  cutText(error instanceof Error && error.message !== '' ? error.message : 'unknown', 300)
