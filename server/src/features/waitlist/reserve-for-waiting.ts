import { limits } from '@first-fashion/contract/limits'
import { after } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { productsChanged, reserveStock } from '../catalog/index.ts'
import { waitlistUnitReserved } from './waitlist.events.ts'
import { lockFirstWaiting, lockSkusToReserve, type SkuWithUnits, setReservation } from './waitlist.queries.ts'

/**
 * Reserves available units for the first customers of each queue: of these products, or of all. It runs in the
 * transaction that returns stock, so that nobody else can order the units first.
 */
export async function reserveForWaiting(shop: Shop, tx: Db, productIds?: readonly string[]): Promise<void> {
  if (productIds?.length === 0) return
  const skus = await lockSkusToReserve(tx, productIds, shop.clock.now())
  for (const sku of skus) await reserveSku(shop, tx, sku)
  await productsChanged(
    shop,
    tx,
    skus.map(({ productId }) => productId),
  )
}

async function reserveSku({ clock, newId, events }: Shop, tx: Db, sku: SkuWithUnits): Promise<void> {
  const { variantId, size } = sku
  const until = after(clock.now(), limits.waitlistHoldMs)
  for (const { id, customerId } of await lockFirstWaiting(tx, sku)) {
    const row = { id: newId(), customerId, variantId, size, quantity: 1, until }
    await setReservation(tx, id, await reserveStock(tx, row))
    await events.emit(tx, waitlistUnitReserved, { placeId: id })
  }
}
