import type { Db } from '../../platform/database/database.ts'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import type { Shop } from '../../shop.ts'
import { updateMail, writeToBuyer } from '../order-mails/index.ts'
import {
  orderCancelled,
  orderDelivered,
  orderPaid,
  orderPaymentFailed,
  systemActor,
} from '../orders/index.ts'
import { isRefundAwaited, refundFailed, refundSettled } from '../payments/index.ts'
import { compensate, differencePaid, replacementEnded } from './exchanges/difference-outcome.ts'
import { causeOf, requestOfCause } from './refunds/refund-cause.ts'
import { reminderMail } from './reminders/return-reminder.mail.ts'
import { reminderOfOrder } from './reminders/return-reminders.queries.ts'
import { planReturnReminder } from './reminders/return-reminders.service.ts'
import { type ReturnMoment, returnUpdate } from './return.mail.ts'
import {
  type ReturnFact,
  returnApproved,
  returnChanged,
  returnPaymentDue,
  returnReceived,
  returnRefundDue,
  returnRejected,
  returnReminderDue,
  returnReopened,
  returnRequested,
  returnSettled,
  returnWithdrawn,
} from './returns.events.ts'
import { findRequest } from './returns.queries.ts'
import { stepOf } from './returns.rules.ts'
import { lockRequest, markOrder, reachStep } from './staff/return-steps.ts'

/** The emails of a request, and what happens when the order that replaces something is cancelled. */
export const returnSubscriptions = (shop: Shop): Subscription[] => {
  const emailed =
    (about: ReturnMoment) =>
    async ({ returnId, orderId }: ReturnFact) => {
      const request = await findRequest(shop.database.db, returnId)
      if (request === undefined) return
      await writeToBuyer(shop, orderId, (full, reader) =>
        updateMail(full, reader, returnUpdate(about, request, full)),
      )
    }
  return [
    subscribe(returnRequested, 'return-email', emailed('requested')),
    subscribe(returnApproved, 'return-email', emailed('approved')),
    subscribe(returnReceived, 'return-email', emailed('received')),
    subscribe(returnRejected, 'return-email', emailed('rejected')),
    subscribe(returnRefundDue, 'return-email', ofExchange(emailed('refund-due'))),
    subscribe(returnSettled, 'return-email', emailed('settled')),
    subscribe(returnWithdrawn, 'return-email', emailed('withdrawn')),
    subscribe(returnPaymentDue, 'return-email', emailed('payment-due')),
    subscribe(returnChanged, 'return-email', emailed('changed')),
    subscribe(returnReopened, 'return-email', emailed('reopened')),
    subscribe(orderDelivered, 'return-reminder', ({ orderId }) => planReturnReminder(shop, orderId)),
    subscribe(returnReminderDue, 'reminder-email', async ({ orderId }) => {
      const reminder = await reminderOfOrder(shop.database.db, orderId)
      if (reminder !== undefined)
        await writeToBuyer(shop, orderId, (full, reader) => reminderMail(full, reader, reminder.token))
    }),
    ...followedPayments(shop),
  ]
}

/** What a payment, a refund or the end of an order means for a request. */
const followedPayments = (shop: Shop): Subscription[] => [
  subscribe(refundSettled, 'return', ({ cause }) => refundArrived(shop, cause)),
  subscribe(refundFailed, 'return', ({ cause, why }) => refundDidNotArrive(shop, cause, why)),
  subscribe(orderPaid, 'exchange-difference', ({ orderId }) => differencePaid(shop, orderId)),
  subscribe(orderPaymentFailed, 'exchange-difference', ({ orderId }) => replacementEnded(shop, orderId)),
  subscribe(orderCancelled, 'exchange-compensation', async ({ orderId }) => {
    await compensate(shop, orderId)
    await replacementEnded(shop, orderId)
  }),
]

/** Of a refund its shopper hears once it is made; an exchange is sent before that. */
const ofExchange =
  (write: (fact: ReturnFact) => Promise<void>) =>
  async (fact: ReturnFact): Promise<void> => {
    if (fact.kind === 'exchange') await write(fact)
  }

/** A refund has reached the shopper: the request is settled if it was the last that it waited for. */
const refundArrived = (shop: Shop, cause: string): Promise<void> =>
  withWaiting(shop, cause, async (tx, { request, full }) => {
    if (await isRefundAwaited(tx, causeOf(request.id))) return
    const columns = { settledAt: shop.clock.now() }
    await reachStep(shop, tx, { request, full }, { step: 'settled', columns, note: '', actor: systemActor })
  })

/** A refund did not reach the shopper: the request stays open, and its history says why. */
const refundDidNotArrive = (shop: Shop, cause: string, why: string): Promise<void> =>
  withWaiting(shop, cause, (tx, { request, full }) => {
    const text = 'The refund has not gone through yet'
    return markOrder(shop, tx, full, { returnId: request.id, text, note: why }, systemActor)
  })

type Locked = Awaited<ReturnType<typeof lockRequest>>

/** The request that a cause names, locked, if it waits for its refund. */
async function withWaiting(
  { database }: Shop,
  cause: string,
  work: (tx: Db, locked: Locked) => Promise<void>,
): Promise<void> {
  const id = requestOfCause(cause)
  if (id === undefined) return
  await database.transaction(async (tx) => {
    const locked = await lockRequest(tx, id)
    if (stepOf(locked.request) === 'refund-due') await work(tx, locked)
  })
}
