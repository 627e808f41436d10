import type { ReturnStep } from '@first-fashion/contract/returns/status'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import {
  createOrderMailer,
  type OrderMailerDeps,
  orderCancelled,
  orderDelivered,
  orderPaid,
  orderPaymentFailed,
  updateMail,
} from '../orders/index.ts'
import { type CompensationDeps, compensate } from './exchanges/compensation.ts'
import {
  type DifferenceOutcomeDeps,
  differencePaid,
  replacementEnded,
} from './exchanges/difference-outcome.ts'
import { reminderMail } from './reminders/return-reminder.mail.ts'
import { reminderOfOrder } from './reminders/return-reminders.queries.ts'
import { createReturnReminders } from './reminders/return-reminders.service.ts'
import { returnUpdate } from './return.mail.ts'
import {
  type ReturnFact,
  returnApproved,
  returnChanged,
  returnPaymentDue,
  returnReceived,
  returnRejected,
  returnReminderDue,
  returnReopened,
  returnRequested,
  returnSettled,
} from './returns.events.ts'
import { findRequest } from './returns.queries.ts'

export type ReturnSubscriptionsDeps = OrderMailerDeps & CompensationDeps & DifferenceOutcomeDeps

/** The emails of a request, and what happens when the order that replaces something is cancelled. */
export const returnSubscriptions = (deps: ReturnSubscriptionsDeps): Subscription[] => {
  const write = createOrderMailer(deps)
  const emailed =
    (about: ReturnStep | 'changed') =>
    async ({ returnId, orderId }: ReturnFact) => {
      const request = await findRequest(deps.database.db, returnId)
      if (request === undefined) return
      await write(orderId, (full, reader) =>
        updateMail(full, reader, returnUpdate(about, request, full.order)),
      )
    }
  return [
    subscribe(returnRequested, 'return-email', emailed('requested')),
    subscribe(returnApproved, 'return-email', emailed('approved')),
    subscribe(returnReceived, 'return-email', emailed('received')),
    subscribe(returnRejected, 'return-email', emailed('rejected')),
    subscribe(returnSettled, 'return-email', emailed('settled')),
    subscribe(returnPaymentDue, 'return-email', emailed('payment-due')),
    subscribe(returnChanged, 'return-email', emailed('changed')),
    subscribe(returnReopened, 'return-email', emailed('reopened')),
    subscribe(orderDelivered, 'return-reminder', ({ orderId }) => createReturnReminders(deps).plan(orderId)),
    subscribe(returnReminderDue, 'reminder-email', async ({ orderId }) => {
      const reminder = await reminderOfOrder(deps.database.db, orderId)
      if (reminder !== undefined)
        await write(orderId, (full, reader) => reminderMail(full, reader, reminder.token))
    }),
    subscribe(orderPaid, 'exchange-difference', ({ orderId }) => differencePaid(deps, orderId)),
    subscribe(orderPaymentFailed, 'exchange-difference', ({ orderId }) => replacementEnded(deps, orderId)),
    subscribe(orderCancelled, 'exchange-compensation', async ({ orderId }) => {
      await compensate(deps, orderId)
      await replacementEnded(deps, orderId)
    }),
  ]
}
