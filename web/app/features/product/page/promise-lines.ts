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
  const answer = await call('shipping.home-zones')
  const home = answer.ok ? answer.value : unknownDelivery
  if (product.madeToOrder) return [line(madeText(home.productionDays, returns))]
  const abroad = home.isAbroad ? [line(words.t('promise:abroad'))] : []
  const near = nearPromise(home, product.price)
  if (near === undefined) return [line(words.t('promise:onlyReturns', { returns })), ...abroad]
  const place = near.place ?? words.t('promise:homeCountry')
  const fee = feeText(near.rupees)
  const nearest = words.t('promise:near', { place, days: dayText(near.days), fee, returns })
  const far = farPromise(home, product.price)
  if (far === undefined) return [line(nearest, near.rupees), ...abroad]
  const farther = words.t('promise:far', { days: dayText(far.days), fee: feeText(far.rupees) })
  const others = [farther, ...abroad.map(({ text }) => text)].join(' ')
  return [line(nearest, near.rupees), line(others, far.rupees)]
}

/** Nothing is promised while nobody answers. */
const unknownDelivery = { zones: [], ownRegion: '', isAbroad: false, productionDays: '' }

const madeText = (days: string, returns: string): string =>
  days === '' ? words.t('promise:madeUndated', { returns }) : words.t('promise:made', { days, returns })

const line = (text: string, rupees = 0): PromiseLine => ({ text, rupees })

const feeText = (rupees: number): string => (rupees === 0 ? words.t('promise:free') : amountInText)

const dayText = ({ min, max }: DayRange): string =>
  min === max ? words.t('promise:days', { count: max }) : words.t('promise:dayRange', { min, max })

function returnText({ finalSale, madeToOrder }: Product, count: number): string {
  if (finalSale) return words.t('promise:finalSale')
  return words.t(madeToOrder ? 'promise:returnsMade' : 'promise:returns', { count })
}
