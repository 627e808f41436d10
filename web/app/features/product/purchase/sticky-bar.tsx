import type { Product } from '@first-fashion/contract/catalog/product'
import { Button } from '@first-fashion/ui'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useCurrency } from '../../currency/index.ts'
import '../words/product-words.ts'

/** Whether an element has scrolled above the viewport. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    // Below the viewport counts as visible; only above, behind the header, counts as passed.
    const observer = new IntersectionObserver(
      (changes) => setPassed(changes.at(-1)?.isIntersecting === false),
      { rootMargin: '-60px 0px 100000px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPassed
}

/** A sticky button on phones, shown once the real one is out of sight. */
export function StickyBar({ product, onAdd }: { readonly product: Product; readonly onAdd: () => void }) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  return (
    <div
      data-sticky-bar
      className="fixed inset-x-0 bottom-(--covered-below) z-30 flex items-center gap-4 border-t border-hairline bg-plaster px-4 py-3 lg:hidden"
    >
      <p className="min-w-0 flex-1">
        <span className="block truncate text-small">{product.name}</span>
        <span className="font-medium tabular-nums">{price(product.price)}</span>
      </p>
      <Button onClick={onAdd}>{t('product:addToCart')}</Button>
    </div>
  )
}
