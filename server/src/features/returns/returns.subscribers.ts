import type { ReturnStep } from '@first-fashion/contract/returns/status'
import { type Subscription, subscribe } from '../../platform/events/domain-event.ts'
import { createOrderMailer, type OrderMailerDeps, orderCancelled, updateMail } from '../orders/index.ts'
import { type CompensationDeps, compensate } from './compensation.ts'
import { returnUpdate } from './return.mail.ts'
import {
  type ReturnFact,
  returnApproved,
  returnReceived,
  returnRejected,
  returnRequested,
  returnSettled,
} from './returns.events.ts'
import { findRequest } from './returns.queries.ts'

export type ReturnSubscriptionsDeps = OrderMailerDeps & CompensationDeps

/** The emails of a request, and what happens when the order that replaces something is cancelled. */
export const returnSubscriptions = (deps: ReturnSubscriptionsDeps): Subscription[] => {
  const write = createOrderMailer(deps)
  const emailed =
    (step: ReturnStep) =>
    async ({ returnId, orderId }: ReturnFact) => {
      const request = await findRequest(deps.database.db, returnId)
      if (request === undefined) return
      await write(orderId, (full, reader) => updateMail(full, reader, returnUpdate(step, request)))
    }
  return [
    subscribe(returnRequested, 'return-email', emailed('requested')),
    subscribe(returnApproved, 'return-email', emailed('approved')),
    subscribe(returnReceived, 'return-email', emailed('received')),
    subscribe(returnRejected, 'return-email', emailed('rejected')),
    subscribe(returnSettled, 'return-email', emailed('settled')),
    subscribe(orderCancelled, 'exchange-compensation', ({ orderId }) => compensate(deps, orderId)),
  ]
}
