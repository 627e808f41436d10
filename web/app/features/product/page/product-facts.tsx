import { careDrawings } from '@first-fashion/contract/catalog/care'
import type { Product } from '@first-fashion/contract/catalog/product'
import { CareSymbol, Disclosure } from '@first-fashion/ui'
import { Ruler } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../words/product-words.ts'

/** Fabric, care and fit: collapsed, each only if there is a text. */
export function ProductFacts({ product }: { readonly product: Product }) {
  const { t } = useTranslation()
  const { fabric, care = [], careNote, fit } = product
  const hasCare = fabric !== undefined || care.length > 0 || careNote !== undefined
  if (fit === undefined && !hasCare) return null
  return (
    <section aria-label={t('product:facts')} className="mt-6 border-y border-hairline">
      {hasCare ? (
        <Fact icon={symbolOf('wash-hand', 20)} title={t('product:fabricAndCare')}>
          <p>{fabric}</p>
          <ul className="my-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {care.map((symbol) => (
              <li key={symbol} className="flex items-center gap-3">
                {symbolOf(symbol)}
                {t(`product:careSymbols.${symbol}`)}
              </li>
            ))}
          </ul>
          <p className="text-timber">{careNote}</p>
        </Fact>
      ) : null}
      {fit === undefined ? null : (
        <Fact icon={<Ruler aria-hidden="true" size={20} strokeWidth={1.5} />} title={t('product:fit')}>
          <p>{fit}</p>
        </Fact>
      )}
    </section>
  )
}

const symbolOf = (name: string, size?: number) => (
  <CareSymbol name={name} drawings={careDrawings} {...(size === undefined ? {} : { size })} />
)

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
