import type { ReturnState } from '../orders/status.ts'

/** What a shopper asks for. */
export const returnKinds = ['refund', 'exchange'] as const
export type ReturnKind = (typeof returnKinds)[number]

/** The status of a request as its shopper reads it [A4.36]. */
export const returnStatuses = ['pending', 'processing', 'completed', 'rejected'] as const
export type ReturnStatus = (typeof returnStatuses)[number]

export const returnReasons = ['size', 'fault', 'not-as-shown', 'changed-mind'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** The reasons that are not the shopper's: the whole order also gets its shipping back. */
export const shopsFault: readonly ReturnReason[] = ['fault', 'not-as-shown']

/** Where a refund goes: the way the order was paid, or to store credit. */
export const returnPayouts = ['original', 'store-credit'] as const
export type ReturnPayout = (typeof returnPayouts)[number]

/** What staff have to do with a request next. */
export const returnTodos = ['decide', 'receive', 'settle'] as const
export type ReturnTodo = (typeof returnTodos)[number]

/** Returned items go back to stock, or are written off. */
export const itemConditions = ['good', 'damaged'] as const

/** How far a request is. */
export const returnSteps = [
  'requested',
  'reopened',
  'payment-due',
  'approved',
  'received',
  'refund-due',
  'settled',
  'rejected',
] as const
export type ReturnStep = (typeof returnSteps)[number]

/** Whoever takes a step: every change is checked against this table. */
export const nextReturnSteps: Readonly<Record<ReturnStep, readonly ReturnStep[]>> = {
  requested: ['payment-due', 'approved', 'rejected'],
  'payment-due': ['approved', 'reopened', 'rejected'],
  reopened: ['payment-due', 'approved', 'rejected'],
  approved: ['received', 'reopened', 'rejected'],
  received: ['refund-due', 'settled'],
  'refund-due': ['settled'],
  settled: [],
  rejected: [],
}

/** Whether its shopper can still take it back: it is not decided, or not paid for. */
export const mayWithdraw = (step: ReturnStep): boolean =>
  step === 'requested' || step === 'reopened' || step === 'payment-due'

/** Those of them that staff take; the others follow from a payment or a refund, or from one that did not come. */
export const staffReturnSteps: Readonly<Record<ReturnStep, readonly ReturnStep[]>> = {
  ...nextReturnSteps,
  requested: ['approved', 'rejected'],
  reopened: ['approved', 'rejected'],
  'payment-due': ['reopened', 'rejected'],
  approved: ['received', 'rejected'],
  received: ['settled'],
  'refund-due': [],
}

export const returnStatusOf: Readonly<Record<ReturnStep, ReturnStatus>> = {
  requested: 'pending',
  reopened: 'processing',
  'payment-due': 'processing',
  approved: 'processing',
  received: 'processing',
  'refund-due': 'processing',
  settled: 'completed',
  rejected: 'rejected',
}

const openStates: Readonly<Record<ReturnKind, ReturnState>> = {
  refund: 'refund-requested',
  exchange: 'exchange-requested',
}

/** What its requests make of an order: the oldest open one shows, then whether everything was refunded. */
export function returnsStateOf(
  requests: readonly { readonly kind: ReturnKind; readonly status: ReturnStatus }[],
  isAllRefunded: boolean,
): ReturnState {
  const open = requests.find(({ status }) => status === 'pending' || status === 'processing')
  if (open !== undefined) return openStates[open.kind]
  return isAllRefunded ? 'refunded' : 'none'
}
