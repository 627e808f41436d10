import type { LinkedOrder } from '@first-fashion/contract/orders/linked-order'
import { linkedOrder } from '@first-fashion/contract/orders/linked-order'
import { fulfilmentSteps } from '@first-fashion/contract/orders/status'
import { after } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { createSignedTokens } from '../../platform/signed-tokens/signed-tokens.ts'
import { perShop, type Shop } from '../../shop.ts'
import { findOrder, orderView } from '../orders/index.ts'

/** Tokens of links that show one order on any device, without a login and without anything that can be changed. */
const tokens = perShop((shop) => createSignedTokens(shop, 'order-link'))

const goodForMs = 60 * 24 * 60 * 60_000

/** The address of an order, good from now on for sixty days. */
export async function linkToOrder(shop: Shop, orderId: string): Promise<string> {
  // Browsers send the part after '#' to no server, so it is in no log and no Referer.
  return `${shop.storeUrl}/order#${await tokens(shop).sign(orderId, after(shop.clock.now(), goodForMs))}`
}

/** Refuses with 'order.link-dead': forged, too old, or of an account that was deleted. */
export async function openLinkedOrder(shop: Shop, token: string): Promise<LinkedOrder> {
  const orderId = await tokens(shop).read(token)
  const full = orderId === undefined ? undefined : await findOrder(shop.database.db, orderId)
  if (full === undefined || full.order.customerId === null) throw linkDead()
  const { address, events, ...shown } = orderView(full, shop.clock.now())
  const isStep = (text: string) => fulfilmentSteps.some((step) => step === text)
  // Parsing leaves out all that the page may not show.
  return linkedOrder.parse({
    ...shown,
    city: address.city,
    country: address.country,
    events: events.filter(({ text }) => isStep(text)),
  })
}

const linkDead = () =>
  new AppError('unknown', 'order.link-dead', 'This link no longer opens. Log in to see your orders.')
