import type { RefundState } from '../payments/ledger.ts'
import { nextReturnSteps, type ReturnStep, returnStatusOf, returnSteps } from '../returns/status.ts'
import { type FulfilmentState, nextFulfilment, type PaymentState } from './status.ts'

type NextStates<State extends string> = Readonly<Record<State, readonly State[]>>

/** A payment that was refunded is so again or less so when a refund did not reach the shopper. */
const nextPayment: NextStates<PaymentState> = {
  awaiting: ['paid', 'failed'],
  paid: ['partly-refunded', 'refunded'],
  failed: [],
  'partly-refunded': ['paid', 'refunded'],
  refunded: ['paid', 'partly-refunded'],
}

/**
 * A refund that failed can still be made outside the shop, or be tried again. One made outside can bounce as well. A
 * dispute ends for the shopper ('external') or for the shop ('failed'), and can go on after either.
 */
const nextRefund: NextStates<RefundState> = {
  requested: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: ['requested', 'external', 'disputed'],
  'manual-pending': ['external'],
  external: ['failed'],
  credited: [],
  disputed: ['external', 'failed'],
}

/**
 * The table of all states that an order, its payment, its refunds and its return requests may take next. The database
 * holds the same and refuses any other move, whoever makes it.
 */
export const nextStates: {
  readonly fulfilment: NextStates<FulfilmentState>
  readonly payment: NextStates<PaymentState>
  readonly refund: NextStates<RefundState>
  readonly return: NextStates<ReturnStep>
} = { fulfilment: nextFulfilment, payment: nextPayment, refund: nextRefund, return: nextReturnSteps }

/** The moves between the statuses of a return request, which are what is stored; several steps can have one status. */
export const returnStatusMoves = (): (readonly [string, string])[] =>
  returnSteps.flatMap((step) =>
    nextReturnSteps[step]
      .map((next) => [returnStatusOf[step], returnStatusOf[next]] as const)
      .filter(([from, to]) => from !== to),
  )
