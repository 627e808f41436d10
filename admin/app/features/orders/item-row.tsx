import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { Picture } from '@first-fashion/ui'
import type { ReactNode } from 'react'

interface ItemRowProps {
  readonly item: {
    readonly image: string
    readonly name: string
    readonly options: readonly string[]
    readonly quantity: number
  }
  /** Of all units, in LKR rupees. */
  readonly amount: number
  /** What became of some of the units, in words. */
  readonly notes?: readonly string[]
  readonly children?: ReactNode
}

/** An item of an order or a return: its picture, what it is, how many, and what it comes to. */
export const ItemRow = ({ item, amount, notes = [], children }: ItemRowProps) => (
  <li className="grid grid-cols-[3.5rem_1fr_auto] gap-4">
    <Picture src={item.image} alt="" sizes="56px" />
    <div>
      <p className="font-medium">{item.name}</p>
      <p className="text-small text-timber">
        {[`${item.options.join(', ')} × ${item.quantity}`, ...notes].join(', ')}
      </p>
      {children}
    </div>
    <p className="tabular-nums">{formatPrice(amount, lkr)}</p>
  </li>
)
