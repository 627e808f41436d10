import { useCart } from '../../cart/index.ts'
import { useEarning, useLoyalty } from '../loyalty.queries.ts'
import { pointsOfGoods } from '../points-worth.ts'

/** What an order of the cart earns at the customer's tier, before discounts; undefined until it is known. */
export function useOrderPoints() {
  const { data: loyalty } = useLoyalty()
  const { data: earning } = useEarning()
  const { cart } = useCart()
  if (loyalty === undefined || earning === undefined) return undefined
  const goods = (cart.data?.lines ?? [])
    .filter(({ state }) => state === 'ok')
    .reduce((sum, { lineTotal }) => sum + lineTotal, 0)
  return {
    count: pointsOfGoods(
      goods,
      earning.rupeesPerPoint,
      loyalty.tier.multiplier * (earning.campaign?.multiplier ?? 1),
    ),
    isAtOnce: earning.areOrdersAtOnce,
    loyalty,
  }
}
