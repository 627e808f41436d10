import type { Product } from '@first-fashion/contract/catalog/product'
import type { DayRange } from '@first-fashion/contract/shipping/zone'
import type { Api } from '../../../platform/api.ts'
import { words } from '../../../platform/words/i18n.ts'
import { amountInText } from '../../../shell/slots/product-note.ts'
import { farPromise, nearPromise } from './delivery-promise.rules.ts'
import type { PromiseLine } from './promise-line.ts'
import '../words/promise-words.ts'

interface Promised {
  readonly product: Product
  /** Days after the delivery in which it can be returned. */
  readonly returnDays: number
}

/** Asks what delivery costs, and says it with the days and the return window, the nearest first. */
export async function promiseLines(
  call: Api,
  { product, returnDays }: Promised,
): Promise<readonly PromiseLine[]> {
  const returns = returnText(product, returnDays)
  if (product.madeToOrder) return [line(words.t('promise:made', { returns }))]
  const answer = await call('shipping.home-zones')
  const zones = answer.ok ? answer.value.zones : []
  const near = nearPromise(zones, product.price)
  const far = farPromise(zones, product.price)
  if (near === undefined) return [line(words.t('promise:unknown', { returns }))]
  const place = near.place ?? words.t('promise:homeCountry')
  const fee = feeText(near.rupees)
  const nearest = words.t('promise:near', { place, days: dayText(near.days), fee, returns })
  if (far === undefined) return [line(nearest, near.rupees)]
  const farther = words.t('promise:far', { days: dayText(far.days), fee: feeText(far.rupees) })
  return [line(nearest, near.rupees), line(farther, far.rupees)]
}

const line = (text: string, rupees = 0): PromiseLine => ({ text, rupees })

const feeText = (rupees: number): string => (rupees === 0 ? words.t('promise:free') : amountInText)

const dayText = ({ min, max }: DayRange): string =>
  min === max ? words.t('promise:days', { count: max }) : words.t('promise:dayRange', { min, max })

function returnText({ finalSale, madeToOrder }: Product, count: number): string {
  if (finalSale) return words.t('promise:finalSale')
  return words.t(madeToOrder ? 'promise:returnsMade' : 'promise:returns', { count })
}
