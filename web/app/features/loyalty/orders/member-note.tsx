import { pointsToEarn } from '@first-fashion/contract/loyalty/order-points'
import { centsFromRupees } from '@first-fashion/contract/money/money'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { amountInText, type NotedProduct, type ProductNote } from '../../../shell/slots/product-note.ts'
import { useEarning, useTier } from '../loyalty.queries.ts'
import { worthOf } from '../points-worth.ts'
import './order-points-words.ts'

interface NoteProps extends NotedProduct {
  readonly note: ProductNote
  readonly draw: (note: ProductNote) => ReactNode
}

/** What one piece earns at the member's tier. Until that is known, and at the lowest tier, the note of everyone. */
export default function MemberNote({ product, note, draw }: NoteProps) {
  const { t } = useTranslation()
  const { data: tier } = useTier()
  const { data: earning } = useEarning()
  if (tier === undefined || earning === undefined || tier.multiplier === 1) return draw(note)
  const count = pointsToEarn(centsFromRupees(product.price), earning, tier.multiplier)
  return draw(
    count === 0
      ? note
      : {
          ...note,
          text: t('order-points:earnsAs', { count, tier: tier.name, amount: amountInText }),
          rupees: worthOf(count),
        },
  )
}
