import { type OrderMail, sendableMails } from '@first-fashion/contract/orders/order-mails'
import { after } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Handlers, StaffSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import {
  type FullOrder,
  findOrder,
  findStaffOrder,
  lockOrder,
  orderMailRequested,
  orderStates,
  staffActor,
  unknownOrder,
} from '../orders/index.ts'
import { recordedChange } from '../staff/index.ts'

export const orderMailStaffRoutes = (shop: Shop): Handlers => ({
  'staff.order-mail': async ({ session, params, body }) => {
    await sendAgain(shop, session, params.id, body.mail)
    const order = await findStaffOrder(shop, params.id)
    return { success: true, order, message: `Order ${order.orderNumber}: the email is on its way` }
  },
})

const kind = 'mail-sent-again'
const hourMs = 60 * 60_000
const mostAnHour = 3

const names: Readonly<Record<OrderMail, string>> = {
  confirmation: 'confirmation',
  status: 'latest status',
  invoice: 'invoice',
}

/** Refuses with 'order.unknown', 'order.mail-not-sendable' and 'order.mail-too-often'. */
async function sendAgain(shop: Shop, session: StaffSession, orderId: string, mail: OrderMail) {
  if (!isUuid(orderId)) throw unknownOrder()
  const entry = { action: 'order-mail', subject: `order:${orderId}`, change: { mail } }
  await recordedChange(shop, session, entry, async (tx, at) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw unknownOrder()
    if (order.email === '' || !sendableMails(order).includes(mail)) throw notSendable()
    const events = (await findOrder(tx, orderId))?.events ?? []
    if (countSentAgain(events, after(at, 0 - hourMs)) >= mostAnHour) throw tooOften()
    const actor = staffActor(session)
    await orderStates.addHistory(shop, tx, orderId, { kind, text: `Email sent again: ${names[mail]}`, actor })
    await shop.events.emit(tx, orderMailRequested, { orderId, mail })
  })
}

const countSentAgain = (events: FullOrder['events'], since: Date): number =>
  events.filter((event) => event.kind === kind && event.at > since).length

const notSendable = () =>
  new AppError('refused', 'order.mail-not-sendable', 'There is no such email for this order yet.')
const tooOften = () =>
  new AppError(
    'too-many',
    'order.mail-too-often',
    `${mostAnHour} emails of this order were sent again within the last hour. Please wait.`,
  )
