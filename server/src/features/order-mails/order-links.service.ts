import type { LinkedOrder } from '@first-fashion/contract/orders/linked-order'
import { linkedOrder } from '@first-fashion/contract/orders/linked-order'
import { fulfilmentSteps } from '@first-fashion/contract/orders/status'
import { after } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { createSignedTokens } from '../../platform/signed-tokens/signed-tokens.ts'
import type { Shop } from '../../shop.ts'
import { findOrder, orderView } from '../orders/index.ts'

/** Links in emails that show one order on any device, without a login and without anything that can be changed. */
export interface OrderLinks {
  /** The address of an order, good from now on for sixty days. */
  urlOf(orderId: string): Promise<string>
  /** Refuses with 'order.link-dead': forged, too old, or of an account that was deleted. */
  open(token: string): Promise<LinkedOrder>
}

const goodForMs = 60 * 24 * 60 * 60_000

export function createOrderLinks(shop: Shop): OrderLinks {
  const { database, clock, storeUrl } = shop
  const tokens = createSignedTokens(shop, 'order-link')
  return {
    // Browsers send the part after '#' to no server, so it is in no log and no Referer.
    urlOf: async (orderId) =>
      `${storeUrl}/order#${await tokens.sign(orderId, after(clock.now(), goodForMs))}`,
    open: async (token) => {
      const orderId = await tokens.read(token)
      const full = orderId === undefined ? undefined : await findOrder(database.db, orderId)
      if (full === undefined || full.order.customerId === null) throw linkDead()
      const { address, events, ...shown } = orderView(full, clock.now())
      const isStep = (text: string) => fulfilmentSteps.some((step) => step === text)
      // Parsing leaves out all that the page may not show.
      return linkedOrder.parse({
        ...shown,
        city: address.city,
        country: address.country,
        events: events.filter(({ text }) => isStep(text)),
      })
    },
  }
}

const linkDead = () =>
  new AppError('unknown', 'order.link-dead', 'This link no longer opens. Log in to see your orders.')
