import { pointsToEarn } from '@first-fashion/contract/loyalty/order-points'
import { centsFromRupees } from '@first-fashion/contract/money/money'
import type { Api } from '../../../platform/api.ts'
import { words } from '../../../platform/words/i18n.ts'
import { amountInText, type NotedProduct, type ProductNote } from '../../../shell/slots/product-note.ts'
import { worthOf } from '../points-worth.ts'
import { pointsFacts } from './points-facts.ts'
import './order-points-words.ts'

const name = 'loyalty'

/** What one piece earns, for everyone: at the lowest tier. */
export async function productNote(
  call: Api,
  { product, returnDays }: NotedProduct,
): Promise<ProductNote | null> {
  const answer = await call('loyalty.earning')
  if (!answer.ok) return null
  const earning = answer.value
  const count = pointsToEarn(centsFromRupees(product.price), earning, earning.tiers[0]?.multiplier ?? 1)
  const rupees = earning.rupeesPerPoint
  // The page puts the amount in, in the currency that is shown.
  const tooCheap = words.t('order-points:tooCheap', { amount: amountInText })
  const more = words.t('order-points:howItWorks')
  if (count === 0) return { name, text: tooCheap, more, detail: '', rupees }
  return {
    name,
    text: words.t('order-points:earns', { count, amount: amountInText }),
    more,
    detail: pointsFacts({ earning, returnDays, isReturnable: !product.finalSale }),
    rupees: worthOf(count),
  }
}
