import { isPaid } from '@first-fashion/contract/orders/status'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import { AppError } from '../../../platform/errors.ts'
import type { PaymentProvider, PaymentStatus } from '../../../ports/payment-provider.ts'
import type { Shop } from '../../../shop.ts'
import { awaitsPayment, type OrderRow, ownOrder, unknownOrder } from '../../orders/index.ts'
import { type AttemptRow, attemptOfSession, latestAttempt } from '../payment.queries.ts'
import { settlePayment } from '../settlement.service.ts'
import { byShopper } from './cancel-unpaid.ts'
import { requireProvider } from './required-provider.ts'

/** What the partner's page sends back with the browser. */
interface Returned {
  readonly sessionId: string
  readonly signed?: { readonly paymentId: string; readonly signature: string }
}

/**
 * Asks the partner about the customer's own order. If the shopper cancelled the payment and the partner closes it,
 * the order is cancelled and its stock released. Refuses with 'payments.not-paid', and with 'payments.still-open'
 * while the partner is undecided. The browser is never trusted.
 */
export async function verifyPayment(
  shop: Shop,
  customerId: string,
  orderId: string,
  isCancelled = false,
): Promise<void> {
  const { order } = await ownOrder(shop.database.db, customerId, orderId)
  if (isPaid(order.paymentState)) return
  const attempt = await latestAttempt(shop.database.db, orderId)
  if (attempt === undefined) throw notPaid()
  await askPartner(shop, order, attempt, isCancelled)
}

/** The same by the partner's reference, and by its signature if the browser brings one. */
export async function verifySession(
  shop: Shop,
  customerId: string,
  provider: PaymentProviderName,
  { sessionId, signed }: Returned,
): Promise<void> {
  const attempt = await attemptOfSession(shop.database.db, provider, sessionId)
  if (attempt === undefined) throw unknownOrder()
  const { order } = await ownOrder(shop.database.db, customerId, attempt.orderId)
  const isSigned =
    signed === undefined ||
    requireProvider(shop, provider).isSignedReturn?.({ sessionId, ...signed }) === true
  if (!isSigned) throw new AppError('malformed', 'payments.signature-wrong', 'Payment verification failed')
  if (!isPaid(order.paymentState)) await askPartner(shop, order, attempt, false)
}

/** Asks the partner about an attempt, or to close it, and acts on the answer. */
async function askPartner(
  shop: Shop,
  order: OrderRow,
  attempt: AttemptRow,
  isCancelled: boolean,
): Promise<void> {
  if (attempt.providerSessionId === null) throw notPaid()
  const provider = requireProvider(shop, attempt.provider)
  const status = await provider[isCancelled ? 'close' : 'fetchStatus'](attempt.providerSessionId)
  const reason = isCancelled ? byShopper : undefined
  const settled = await settlePayment(shop, attempt.provider, status, reason)
  if (settled === 'paid') return
  const isPending = settled === 'not-paid' && awaitsPayment(order, shop.clock.now())
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
