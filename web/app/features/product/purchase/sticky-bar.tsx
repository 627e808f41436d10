import type { Product } from '@first-fashion/contract/catalog/product'
import { type RefObject, useEffect, useState } from 'react'
import { useCurrency } from '../../currency/index.ts'
import type { Selection } from '../../sellables/index.ts'
import { AddButton } from './add-button.tsx'

/** Whether an element is outside the screen; the header counts as outside. False until the browser has measured. */
export function useOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver((changes) => setOut(changes.at(-1)?.isIntersecting === false), {
      rootMargin: '-60px 0px 0px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}

interface StickyBarProps {
  readonly product: Product
  readonly chosen: Selection
  readonly onAdd: () => void
}

/** Price and button at the lower edge of a phone, while the button in the page is out of sight. */
export function StickyBar({ product, chosen, onAdd }: StickyBarProps) {
  const { price } = useCurrency()
  return (
    <div
      data-sticky-bar
      className="fixed inset-x-0 bottom-(--covered-below) z-30 flex items-center gap-4 border-t border-hairline bg-plaster px-4 py-3 lg:hidden"
    >
      <p className="min-w-0 flex-1">
        <span className="block truncate text-small">{product.name}</span>
        <span className="item-price font-medium whitespace-nowrap tabular-nums">{price(product.price)}</span>
      </p>
      <AddButton product={product} chosen={chosen} onAdd={onAdd} className="max-w-[60%]" />
    </div>
  )
}
