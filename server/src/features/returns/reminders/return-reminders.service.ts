import { randomUUID } from 'node:crypto'
import { limits } from '@first-fashion/contract/limits'
import { after } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { type FullOrder, findOrder } from '../../orders/index.ts'
import { stopNotifications, wantsNotifications } from '../../profile/index.ts'
import { deliveryOf, windowEndOf } from '../refunds/bought-lines.ts'
import { chainOf, refundSources } from '../refunds/refund-sources.ts'
import { isAllBack } from '../refunds/refund-split.rules.ts'
import { returnReminderDue } from '../returns.events.ts'
import { type FullRequest, requestsOfOrder } from '../returns.queries.ts'
import { takenOf } from '../returns.rules.ts'
import {
  dueReminders,
  planReminder,
  type ReminderRow,
  readerOfReminder,
  settleReminder,
} from './return-reminders.queries.ts'

const beforeItEndsMs = limits.returnReminderDays * 24 * 3_600_000
const sentAtOnce = 100

/** An order was delivered: its shopper will be reminded once. */
export async function planReturnReminder(shop: Shop, orderId: string): Promise<void> {
  const full = await findOrder(shop.database.db, orderId)
  const deliveredAt = full && deliveryOf(full)
  const until = full && windowEndOf(full)
  if (full === undefined || deliveredAt == null || until == null || full.order.customerId === null) return
  const { customerId } = full.order
  const dueAt = after(until, -beforeItEndsMs)
  // A window so short needs no reminder: the email about the delivery is fresh.
  if (dueAt <= deliveredAt) return
  await planReminder(shop.database.db, { orderId, customerId, dueAt, token: randomUUID() })
}

/** Sends those whose time has come, to those who want them, while something can still be sent back. */
export async function sendDueReminders(shop: Shop): Promise<void> {
  const { database, clock } = shop
  for (const reminder of await dueReminders(database.db, clock.now(), sentAtOnce))
    await database.transaction((tx) => settle(shop, tx, reminder))
}

/** Turns the notifications of an email's reader off. Refuses with 'returns.reminder-unknown'. */
export async function stopReminders(shop: Shop, token: string): Promise<void> {
  const { db } = shop.database
  const customerId = isUuid(token) ? await readerOfReminder(db, token) : undefined
  if (customerId === undefined)
    throw new AppError('unknown', 'returns.reminder-unknown', 'This link is not valid')
  await stopNotifications(db, customerId)
}

async function settle({ clock, events }: Shop, tx: Db, { orderId, customerId }: ReminderRow): Promise<void> {
  if (!(await settleReminder(tx, orderId, clock.now()))) return
  const full = await findOrder(tx, orderId)
  if (full === undefined || !(await wantsNotifications(tx, customerId))) return
  const requests = await requestsOfOrder(tx, orderId)
  const isRefunded = isAllBack(await refundSources(tx, await chainOf(tx, full)))
  if (!isRefunded && canSendBack(full, requests, clock.now()))
    await events.emit(tx, returnReminderDue, { orderId })
}

/** Whether some unit that is not back, and was not refunded, can come back for any reason within the window. */
function canSendBack(full: FullOrder, requests: readonly FullRequest[], now: Date): boolean {
  const until = windowEndOf(full)
  if (until === null || now > until) return false
  return full.lines.some(
    ({ id, quantity, goneQuantity, madeToOrder, finalSale }) =>
      !madeToOrder && !finalSale && takenOf(id, requests).quantity < quantity - goneQuantity,
  )
}
