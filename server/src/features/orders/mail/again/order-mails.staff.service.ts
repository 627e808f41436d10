import { type OrderMail, sendableMails } from '@first-fashion/contract/orders/order-mails'
import { and, eq, gt, sql } from 'drizzle-orm'
import { after, type Clock } from '../../../../platform/clock.ts'
import type { Database, Db } from '../../../../platform/database/database.ts'
import { AppError } from '../../../../platform/errors.ts'
import type { Events } from '../../../../platform/events/domain-event.ts'
import type { Handlers, StaffSession } from '../../../../platform/http/handlers.ts'
import { isUuid } from '../../../../platform/ids.ts'
import { recordedChange } from '../../../staff/index.ts'
import { insertEvent, lockOrder } from '../../order.queries.ts'
import { orderMailRequested } from '../../orders.events.ts'
import { orderEvents } from '../../orders.table.ts'
import type { StaffOrders } from '../../staff/orders.staff.service.ts'
import { unknownOrder } from '../../unknown-order.ts'

export interface OrderMailsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly events: Events
}

export const orderMailStaffRoutes = (deps: OrderMailsDeps, orders: Pick<StaffOrders, 'find'>): Handlers => ({
  'staff.order-mail': async ({ session, params, body }) => {
    await sendAgain(deps, session, params.id, body.mail)
    const order = await orders.find(params.id)
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
async function sendAgain(deps: OrderMailsDeps, session: StaffSession, orderId: string, mail: OrderMail) {
  if (!isUuid(orderId)) throw unknownOrder()
  const entry = { action: 'order-mail', subject: `order:${orderId}`, change: { mail } }
  await recordedChange(deps, session, entry, async (tx, at) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw unknownOrder()
    if (order.email === '' || !sendableMails(order).includes(mail)) throw notSendable()
    if ((await sentSince(tx, orderId, after(at, 0 - hourMs))) >= mostAnHour) throw tooOften()
    await insertEvent(tx, {
      orderId,
      at,
      kind,
      text: `Email sent again: ${names[mail]}`,
      actorKind: 'staff',
      actorId: session.staffId,
      actor: session.name,
    })
    await deps.events.emit(tx, orderMailRequested, { orderId, mail })
  })
}

async function sentSince(tx: Db, orderId: string, from: Date): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind), gt(orderEvents.at, from)))
  return row?.count ?? 0
}

const notSendable = () =>
  new AppError('refused', 'order.mail-not-sendable', 'There is no such email for this order yet.')
const tooOften = () =>
  new AppError(
    'too-many',
    'order.mail-too-often',
    `${mostAnHour} emails of this order were sent again within the last hour. Please wait.`,
  )
