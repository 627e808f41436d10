import type { Db } from '../../platform/database/database.ts'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { createOrderMailer, type OrderMailerDeps, updateMail } from '../order-mails/index.ts'
import { orderCancelled, orderDelivered, orderPaid, orderPaymentFailed } from '../orders/index.ts'
import { isRefundAwaited, refundFailed, refundSettled } from '../payments/index.ts'
import { type CompensationDeps, compensate } from './exchanges/compensation.ts'
import {
  type DifferenceOutcomeDeps,
  differencePaid,
  replacementEnded,
} from './exchanges/difference-outcome.ts'
import { causeOf, requestOfCause } from './refunds/refund-cause.ts'
import { reminderMail } from './reminders/return-reminder.mail.ts'
import { reminderOfOrder } from './reminders/return-reminders.queries.ts'
import { createReturnReminders } from './reminders/return-reminders.service.ts'
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
import { lockRequest, markOrder, type ReturnStepsDeps, reachStep } from './staff/return-steps.ts'

export type ReturnSubscriptionsDeps = OrderMailerDeps & CompensationDeps & DifferenceOutcomeDeps

/** The emails of a request, and what happens when the order that replaces something is cancelled. */
export const returnSubscriptions = (deps: ReturnSubscriptionsDeps): Subscription[] => {
  const write = createOrderMailer(deps)
  const emailed =
    (about: ReturnMoment) =>
    async ({ returnId, orderId }: ReturnFact) => {
      const request = await findRequest(deps.database.db, returnId)
      if (request === undefined) return
      await write(orderId, (full, reader) => updateMail(full, reader, returnUpdate(about, request, full)))
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
    subscribe(orderDelivered, 'return-reminder', ({ orderId }) => createReturnReminders(deps).plan(orderId)),
    subscribe(returnReminderDue, 'reminder-email', async ({ orderId }) => {
      const reminder = await reminderOfOrder(deps.database.db, orderId)
      if (reminder !== undefined)
        await write(orderId, (full, reader) => reminderMail(full, reader, reminder.token))
    }),
    ...followedPayments(deps),
  ]
}

/** What a payment, a refund or the end of an order means for a request. */
const followedPayments = (deps: ReturnSubscriptionsDeps): Subscription[] => [
  subscribe(refundSettled, 'return', ({ cause }) => refundArrived(deps, cause)),
  subscribe(refundFailed, 'return', ({ cause, why }) => refundDidNotArrive(deps, cause, why)),
  subscribe(orderPaid, 'exchange-difference', ({ orderId }) => differencePaid(deps, orderId)),
  subscribe(orderPaymentFailed, 'exchange-difference', ({ orderId }) => replacementEnded(deps, orderId)),
  subscribe(orderCancelled, 'exchange-compensation', async ({ orderId }) => {
    await compensate(deps, orderId)
    await replacementEnded(deps, orderId)
  }),
]

/** Of a refund its shopper hears once it is made; an exchange is sent before that. */
const ofExchange =
  (write: (fact: ReturnFact) => Promise<void>) =>
  async (fact: ReturnFact): Promise<void> => {
    if (fact.kind === 'exchange') await write(fact)
  }

interface RefundOutcomeDeps extends ReturnStepsDeps {}

const systemActor = { kind: 'shop', id: null, name: 'First Fashion' } as const

/** A refund has reached the shopper: the request is settled if it was the last that it waited for. */
const refundArrived = (deps: RefundOutcomeDeps, cause: string): Promise<void> =>
  withWaiting(deps, cause, async (tx, { request, full }) => {
    if (await isRefundAwaited(tx, causeOf(request.id))) return
    const columns = { settledAt: deps.clock.now() }
    await reachStep(deps, tx, { request, full }, { step: 'settled', columns, note: '', actor: systemActor })
  })

/** A refund did not reach the shopper: the request stays open, and its history says why. */
const refundDidNotArrive = (deps: RefundOutcomeDeps, cause: string, why: string): Promise<void> =>
  withWaiting(deps, cause, (tx, { request, full }) => {
    const text = 'The refund has not gone through yet'
    return markOrder(deps, tx, full, { returnId: request.id, text, note: why }, systemActor)
  })

type Locked = Awaited<ReturnType<typeof lockRequest>>

/** The request that a cause names, locked, if it waits for its refund. */
async function withWaiting(
  { database }: RefundOutcomeDeps,
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
