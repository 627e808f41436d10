import type { NoticeRhythm } from '@first-fashion/contract/order-notices/rhythms'
import { after } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { findStaffOrder } from '../orders/index.ts'
import { staffMembers } from '../staff/index.ts'
import { periodStart } from './digest-period.rules.ts'
import { orderDigestDue, orderNoticeDue } from './order-notices.events.ts'
import { type ListedOrder, orderDigestMail, orderNoticeMail } from './order-notices.mail.ts'
import {
  chosenRhythm,
  chosenRhythms,
  lockChosen,
  moveDigestUntil,
  noteNewOrder,
  ordersAcceptedIn,
  setRhythm,
} from './order-notices.queries.ts'

/** An owner hears of each order until told otherwise. */
const rhythmOfRole = (role: StaffSession['role']): NoticeRhythm => (role === 'owner' ? 'each' : 'none')

export const ownRhythm = async ({ database }: Shop, { staffId, role }: StaffSession): Promise<NoticeRhythm> =>
  (await chosenRhythm(database.db, staffId)) ?? rhythmOfRole(role)

/** What a digest has not named yet is sent with the change, so that no order falls between two rhythms. */
export async function chooseRhythm(
  shop: Shop,
  { staffId }: StaffSession,
  rhythm: NoticeRhythm,
): Promise<void> {
  const now = shop.clock.now()
  await shop.database.transaction(async (tx) => {
    const before = await lockChosen(tx, staffId)
    await setRhythm(tx, staffId, rhythm, now)
    if (before?.rhythm === 'hourly' || before?.rhythm === 'daily')
      await requestDigest(shop, tx, staffId, before.digestUntil, now)
  })
}

/** Notes an order, and tells those who want to hear of each. */
export const noticeOrder = ({ database, events, clock }: Shop, orderId: string): Promise<void> =>
  database.transaction(async (tx) => {
    if (!(await noteNewOrder(tx, orderId, clock.now()))) return
    const chosen = new Map((await chosenRhythms(tx)).map(({ staffId, rhythm }) => [staffId, rhythm]))
    for (const { staffId, role } of await staffMembers(tx, 'orders.read'))
      if ((chosen.get(staffId) ?? rhythmOfRole(role)) === 'each')
        await events.emit(tx, orderNoticeDue, { staffId, orderId })
  })

/** An order that came in at the end of a period may still be on its way into the database. */
const graceMs = 60_000

/** Starts the digests of the hours and days that are over. */
export async function startDigests(shop: Shop): Promise<void> {
  const { database, clock } = shop
  for (const { staffId, rhythm, digestUntil } of await chosenRhythms(database.db)) {
    if (rhythm !== 'hourly' && rhythm !== 'daily') continue
    const until = periodStart(rhythm, after(clock.now(), -graceMs))
    if (until <= digestUntil) continue
    await database.transaction(async (tx) => {
      if (!(await moveDigestUntil(tx, staffId, digestUntil, until))) return
      await requestDigest(shop, tx, staffId, digestUntil, until)
    })
  }
}

async function requestDigest({ events }: Shop, tx: Db, staffId: string, from: Date, until: Date) {
  if ((await ordersAcceptedIn(tx, from, until)).length === 0) return
  const period = { from: from.toISOString(), until: until.toISOString() }
  await events.emit(tx, orderDigestDue, { staffId, ...period })
}

export async function emailOrder(shop: Shop, staffId: string, orderId: string): Promise<void> {
  const to = await recipient(shop, staffId)
  if (to !== undefined)
    await shop.mail.send(orderNoticeMail(to, await listedOrder(shop, orderId), shop.storeUrl))
}

export async function emailDigest(shop: Shop, staffId: string, from: Date, until: Date): Promise<void> {
  const to = await recipient(shop, staffId)
  const ids = await ordersAcceptedIn(shop.database.db, from, until)
  if (to === undefined || ids.length === 0) return
  const orders: ListedOrder[] = []
  // One after the other: an email can wait, shoppers cannot.
  for (const id of ids.slice(0, listedAtMost)) orders.push(await listedOrder(shop, id))
  await shop.mail.send(orderDigestMail(to, orders, ids.length, shop.storeUrl))
}

/** At most this many are listed. */
const listedAtMost = 50

/** Undefined once they may no longer read orders. */
const recipient = async ({ database }: Shop, id: string) =>
  (await staffMembers(database.db, 'orders.read')).find(({ staffId }) => staffId === id)

async function listedOrder(shop: Shop, id: string): Promise<ListedOrder> {
  const { orderNumber, amount, items } = await findStaffOrder(shop, id)
  return { id, number: orderNumber, amount, units: items.reduce((sum, { quantity }) => sum + quantity, 0) }
}
