import type { Calls, ParsedBody } from '@first-fashion/contract'
import { type TrackingIds, trackingIds } from '@first-fashion/contract/consent/tracking'
import type { StoreOffers } from '@first-fashion/contract/store/offers'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { perShop, type Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import { analyticsSettings as table } from './consent.table.ts'

interface StoredTracking {
  readonly ids: TrackingIds
  readonly alwaysAsksMarketing: boolean
  readonly version: number
}

/** The partners in memory: every page names them, and its content policy allows their hosts. */
export const cachedAnalytics = perShop((shop) => {
  let known: StoredTracking | undefined
  const { changed } = shop.invalidation.cache('analytics', async () => {
    known = await storedTracking(shop)
    shop.cache.drop(['store'])
  })
  const current = () => {
    if (known === undefined) throw new Error('the partners that count visits are read at the start')
    return known
  }
  return { current, changed }
})

/** The partners that count visits now. */
export const currentTracking = (shop: Shop): TrackingIds => cachedAnalytics(shop).current().ids

/** What the cookie question asks for. The shop's own page visits need consent to analytics, with or without a partner. */
export const consentOffers = ({
  ids,
  alwaysAsksMarketing,
}: Pick<StoredTracking, 'ids' | 'alwaysAsksMarketing'>): Pick<StoreOffers, 'consents' | 'tracking'> => ({
  consents: ids.pixelId !== '' || alwaysAsksMarketing ? ['analytics', 'marketing'] : ['analytics'],
  tracking: ids,
})

export async function storedTracking({ database }: Pick<Shop, 'database'>): Promise<StoredTracking> {
  const [row] = await database.db.select().from(table)
  if (row === undefined) throw new Error('the partners that count visits are missing')
  const { alwaysAsksMarketing, version } = row
  return { ids: trackingIds.parse(row), alwaysAsksMarketing, version }
}

/** The owner sets the partners. Refuses with 'consent.analytics-changed' if someone else was faster. */
export async function setTracking(
  shop: Shop,
  session: StaffSession,
  { ids, version }: ParsedBody<Calls['staff.analytics-set']>,
): Promise<StoredTracking> {
  const entry = { action: 'analytics-set', subject: 'analytics', change: { ...ids } }
  await recordedChange(shop, session, entry, async (tx, at) => {
    const changed = await tx
      .update(table)
      .set({ ...ids, changedAt: at, version: sql`${table.version} + 1` })
      .where(and(eq(table.id, 1), eq(table.version, version)))
      .returning({ id: table.id })
    if (changed.length === 0) throw changedMeanwhile()
    await cachedAnalytics(shop).changed(tx)
  })
  return storedTracking(shop)
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'consent.analytics-changed',
    'Someone else has changed the analytics settings. Please reload.',
  )
