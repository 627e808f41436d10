import { isPaid } from '@first-fashion/contract/orders/status'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import { AppError } from '../../../platform/errors.ts'
import type { PaymentProvider, PaymentStatus } from '../../../ports/payment-provider.ts'
import { awaitsPayment, type OrderRow, ownOrder, unknownOrder } from '../../orders/index.ts'
import { type AttemptRow, attemptOfSession, latestAttempt } from '../payment.queries.ts'
import { type PaymentsDeps, providerOf } from '../payments-deps.ts'
import { byShopper } from './cancel-unpaid.ts'

/** What the partner's page sends back with the browser. */
export interface Returned {
  readonly sessionId: string
  readonly signed?: { readonly paymentId: string; readonly signature: string }
}

export async function verifyOrder(
  deps: PaymentsDeps,
  customerId: string,
  orderId: string,
  isCancelled = false,
): Promise<void> {
  const { order } = await ownOrder(deps.database.db, customerId, orderId)
  if (isPaid(order.paymentState)) return
  const attempt = await latestAttempt(deps.database.db, orderId)
  if (attempt === undefined) throw notPaid()
  await askPartner(deps, order, attempt, isCancelled)
}

export async function verifySession(
  deps: PaymentsDeps,
  customerId: string,
  provider: PaymentProviderName,
  { sessionId, signed }: Returned,
): Promise<void> {
  const attempt = await attemptOfSession(deps.database.db, provider, sessionId)
  if (attempt === undefined) throw unknownOrder()
  const { order } = await ownOrder(deps.database.db, customerId, attempt.orderId)
  const isSigned =
    signed === undefined || providerOf(deps, provider).isSignedReturn?.({ sessionId, ...signed }) === true
  if (!isSigned) throw new AppError('malformed', 'payments.signature-wrong', 'Payment verification failed')
  if (!isPaid(order.paymentState)) await askPartner(deps, order, attempt, false)
}

/** Asks the partner about an attempt, or to close it, and acts on the answer. */
async function askPartner(
  deps: PaymentsDeps,
  order: OrderRow,
  attempt: AttemptRow,
  isCancelled: boolean,
): Promise<void> {
  if (attempt.providerSessionId === null) throw notPaid()
  const provider = providerOf(deps, attempt.provider)
  const status = await provider[isCancelled ? 'close' : 'fetchStatus'](attempt.providerSessionId)
  const reason = isCancelled ? byShopper : undefined
  const settled = await deps.settlement.settle(attempt.provider, status, reason)
  if (settled === 'paid') return
  const isPending = settled === 'not-paid' && awaitsPayment(order, deps.clock.now())
  throw isPending && isUndecided(status, provider) ? stillOpen() : notPaid()
}

/** Whether the partner is undecided. An open page that can be closed has taken nothing. */
const isUndecided = ({ state }: PaymentStatus, { abilities }: PaymentProvider): boolean =>
  state === 'unpaid' || (state === 'open' && !abilities.closes)

const notPaid = () => new AppError('refused', 'payments.not-paid', 'Payment verification failed')
const stillOpen = () =>
  new AppError(
    'refused',
    'payments.still-open',
    'Your payment is still being processed. You can follow it in your orders.',
  )
