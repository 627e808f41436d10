import { careDrawings } from '@first-fashion/contract/catalog/care'
import type { Product } from '@first-fashion/contract/catalog/product'
import { CareSymbol, Disclosure } from '@first-fashion/ui'
import { Ruler, Shirt } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../../platform/words/piece.ts'

/** What the piece is made of, how it is cared for and how it sits: folded, each where there is something to say. */
export function ProductFacts({ product }: { readonly product: Product }) {
  const { t } = useTranslation()
  const { fabric, care = [], careNote, fit } = product
  const hasCare = care.length > 0 || careNote !== undefined
  if (fabric === undefined && fit === undefined && !hasCare) return null
  return (
    <section aria-label={t('product.facts')} className="mt-6 border-y border-hairline">
      {fabric !== undefined || hasCare ? (
        <Fact icon={<Shirt {...iconLook} />} title={t('product.fabricAndCare')}>
          {fabric === undefined ? null : <p className="mb-4">{fabric}</p>}
          <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {care.map((symbol) => (
              <li key={symbol} className="flex items-center gap-3">
                <CareSymbol name={symbol} drawings={careDrawings} />
                {t(`product.careSymbols.${symbol}`)}
              </li>
            ))}
          </ul>
          {careNote === undefined ? null : <p className="mt-3 text-timber">{careNote}</p>}
        </Fact>
      ) : null}
      {fit === undefined ? null : (
        <Fact icon={<Ruler {...iconLook} />} title={t('product.fit')}>
          <p>{fit}</p>
        </Fact>
      )}
    </section>
  )
}

const iconLook = { 'aria-hidden': true, size: 20, strokeWidth: 1.5, className: 'shrink-0' } as const

interface FactProps {
  readonly icon: ReactNode
  readonly title: string
  readonly children: ReactNode
}

const Fact = ({ icon, title, children }: FactProps) => (
  <div className="border-hairline py-1 not-last:border-b">
    <Disclosure
      title={
        <span className="flex items-center gap-3">
          {icon}
          {title}
        </span>
      }
    >
      <div className="pl-8">{children}</div>
    </Disclosure>
  </div>
)
