import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { orderStates, systemActor } from '../orders/index.ts'
import { requireProvider } from './attempts/required-provider.ts'
import { closeAttempts, insertPartnerEvent } from './payment.queries.ts'
import { webhookEventReceived } from './payments.events.ts'

/** Nothing is due for a new order: it is paid at once. */
export async function settlePrepaid(shop: Shop, tx: Db, orderId: string): Promise<void> {
  const ended = await orderStates.markPaid(shop, tx, orderId, { actor: systemActor, reference: orderId })
  await closeAll(shop, tx, ended || [])
}

/** Ends the other attempts at a purchase when one of its orders is final, in its transaction. */
export const endOtherAttempts = async (shop: Shop, tx: Db, orderId: string): Promise<void> =>
  closeAll(shop, tx, await orderStates.endOtherAttempts(shop, tx, orderId, systemActor))

async function closeAll({ clock }: Shop, tx: Db, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) await closeAttempts(tx, orderId, 'expired', clock.now())
}

/** Stores a signed webhook event and enqueues it. */
export async function receiveWebhookEvent(
  shop: Shop,
  provider: PaymentProviderName,
  rawBody: Buffer,
  header: (name: string) => string | undefined,
): Promise<void> {
  const { database, clock, events } = shop
  const webhookEvent = requireProvider(shop, provider).readWebhookEvent(rawBody, header)
  await database.transaction(async (tx) => {
    const event = { provider, ...webhookEvent, receivedAt: clock.now() }
    if (!(await insertPartnerEvent(tx, event))) return
    await events.emit(tx, webhookEventReceived, { provider, eventId: webhookEvent.eventId })
  })
}
