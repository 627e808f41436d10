import { More } from '@first-fashion/ui'
import { Award } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../platform/lost-chunk.ts'
import { useToken } from '../../../platform/session.ts'
import { amountInText, type NotedProduct, type ProductNote } from '../../../shell/slots/product-note.ts'
import { useCurrency } from '../../currency/index.ts'

const MemberNotes = lazyPart(() => import('./member-notes.tsx'))

interface NotesProps extends NotedProduct {
  readonly notes: readonly ProductNote[]
}

/** What features say of a product, first the same for everyone; a customer's own takes the same place. */
export function ProductNotes(given: NotesProps) {
  const token = useToken()
  const { priceInText } = useCurrency()
  const draw = ({ name, text, more, detail, rupees }: ProductNote) => (
    <li key={name} className="flex gap-3">
      <Award aria-hidden="true" size={18} strokeWidth={1.5} className="mt-0.5 shrink-0" />
      <div>
        <span className="text-ink">{text.replace(amountInText, priceInText(rupees))}.</span>{' '}
        {detail === '' ? null : <More title={more}>{detail}</More>}
      </div>
    </li>
  )
  const shown = given.notes.map(draw)
  return token ? (
    <Suspense fallback={shown}>
      <MemberNotes {...given} draw={draw} />
    </Suspense>
  ) : (
    shown
  )
}
