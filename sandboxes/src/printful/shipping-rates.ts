import { regionOf, variantOf } from './catalogue.ts'

interface Item {
  readonly variant_id: number
  readonly quantity: number
}

/** What delivery of the items to a country costs, by Printful's ways of shipping; none where it does not ship. */
export function ratesFor(countryCode: string, items: readonly Item[], currency: string) {
  const region = regionOf(countryCode)
  if (region === undefined) return []
  const weights = items.flatMap(({ variant_id: id, quantity }) =>
    Array.from({ length: quantity }, () => variantOf(id)?.weight ?? 1),
  )
  const [heaviest = 1, ...others] = weights.toSorted((a, b) => b - a)
  const standard = others.reduce((sum, weight) => sum + region.further * weight, region.first * heaviest)
  const rate = (id: string, name: string, amount: number, [min, max]: readonly [number, number]) => ({
    id,
    name: `${name} (${min}-${max} business days after fulfillment)`,
    rate: amount.toFixed(2),
    currency,
    minDeliveryDays: min,
    maxDeliveryDays: max,
  })
  return [
    rate('STANDARD', 'Flat Rate', standard, region.days),
    ...(region.fast === undefined
      ? []
      : [rate('PRINTFUL_FAST', 'Express', standard + region.fast.rate, region.fast.days)]),
  ]
}
