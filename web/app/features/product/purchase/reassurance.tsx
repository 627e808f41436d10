import type { Product } from '@first-fashion/contract/catalog/product'
import { limits } from '@first-fashion/contract/limits'
import { CreditCard, RotateCcw, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../words/product-words.ts'

/** The stock of the selection, where stock is tracked. */
export function StockText({ stock, counted }: { readonly stock: number; readonly counted: boolean }) {
  const { t } = useTranslation()
  if (!counted) return null
  const isFew = stock > 0 && stock < limits.fewLeftBelow
  const words =
    stock === 0
      ? t('product.outOfStock')
      : t(isFew ? 'product:onlyLeft' : 'product:inStock', { count: stock })
  return (
    <p
      className={`self-center text-small tabular-nums ${stock < limits.fewLeftBelow ? 'text-hibiscus' : 'text-leaf'}`}
    >
      {words}
    </p>
  )
}

function returnWords({ finalSale, madeToOrder }: Pick<Product, 'finalSale' | 'madeToOrder'>) {
  if (finalSale) return 'product:finalSale'
  return madeToOrder ? 'product:returnsMade' : 'product:returns'
}

interface ReassuranceProps {
  readonly product: Product
  readonly returnDays: number
  readonly children: ReactNode
}

/** Delivery, returns and payment, near the button. */
export function Reassurance({ product, returnDays, children }: ReassuranceProps) {
  const { t } = useTranslation()
  const collections = [
    { icon: Truck, words: t(product.madeToOrder ? 'product:deliveryMade' : 'product:delivery') },
    {
      icon: RotateCcw,
      words: t(returnWords(product), { count: returnDays }),
    },
    { icon: CreditCard, words: t('product:payment') },
  ]
  return (
    <ul className="flex flex-col gap-2 text-small text-timber">
      {collections.map(({ icon: Icon, words }) => (
        <li key={words} className="flex items-center gap-3">
          <Icon aria-hidden="true" size={18} strokeWidth={1.5} />
          {words}
        </li>
      ))}
      {children}
    </ul>
  )
}
