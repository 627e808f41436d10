import { after } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { isViolation } from '../../../../platform/database/violations.ts'
import { AppError } from '../../../../platform/errors.ts'
import type { Shop } from '../../../../shop.ts'
import { productsChanged, reservationsOfSku, reserveStock, type StockKey } from '../../../catalog/index.ts'
import { findSellables } from '../../../sellables/index.ts'
import { type ActionContext, defineAction, type TermsOf } from '../chat-action.ts'

/** So long a size is held for someone who talks about it. */
const heldForHours = 24

/** Units of a size are reserved for the customer, as the waitlist does. */
export const holdAction = (shop: Shop) =>
  defineAction({
    kind: 'hold',
    permission: 'products.read',
    offer: async (context, terms) => {
      const { name, options } = await itemToHold(shop, context, terms)
      return {
        title: `Hold ${terms.quantity} x ${name} (${options.join(', ')}) for you`,
        facts: [`For ${heldForHours} hours. Nobody else can buy it meanwhile.`],
        agreed: {},
      }
    },
    perform: async (context, terms) => {
      const { variantId } = await itemToHold(shop, context, terms)
      const until = after(shop.clock.now(), heldForHours * 3_600_000)
      const { size, quantity } = terms
      const { customerId } = context
      await shop.database
        .transaction(async (tx) => {
          await reserveStock(tx, { id: shop.newId(), customerId, variantId, size, quantity, until })
          await productsChanged(shop, tx, [terms.productId])
        })
        .catch((error: unknown) => {
          throw isViolation(error, 'check') ? soldOut(error) : error
        })
      return `It is yours for ${heldForHours} hours. You find it in the store as always.`
    },
  })

async function itemToHold(shop: Shop, { customerId }: ActionContext, terms: TermsOf<'hold'>) {
  const { productId, variantIndex, size } = terms
  const key = { productId, variantIndex, size }
  const thing = (await findSellables(shop, shop.database.db, [key], customerId))(key)
  if (thing === undefined || thing.withheld !== null || thing.variantId === null) throw notHeld()
  const { variantId } = thing
  const own = await ownUnits(shop.database.db, customerId, { variantId, size })
  if (thing.available - own < terms.quantity) throw own === 0 ? soldOut() : heldAlready()
  return { ...thing, variantId }
}

/** Units that the customer has already: available to them, and not to be held once more. */
async function ownUnits(db: Db, customerId: string, sku: StockKey): Promise<number> {
  const reservations = await reservationsOfSku(db, sku)
  return reservations.find((one) => one.customerId === customerId)?.quantity ?? 0
}

const notHeld = () => new AppError('refused', 'chat.proposal-impossible', 'This cannot be held')

const heldAlready = () =>
  new AppError(
    'refused',
    'chat.proposal-impossible',
    'There are not enough left of it besides those that are held already',
  )

const soldOut = (cause?: unknown) =>
  new AppError('refused', 'chat.proposal-impossible', 'There are not enough left of it', { cause })
