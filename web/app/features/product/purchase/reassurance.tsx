import { limits } from '@first-fashion/contract/limits'
import { CreditCard, type LucideIcon, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePaymentsLine } from '../../../platform/screen/payments-line.ts'
import { useOffers } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { amountInText } from '../../../shell/slots/product-note.ts'
import { useCurrency } from '../../currency/index.ts'
import type { PromiseLine } from '../page/promise-line.ts'
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

interface ReassuranceProps {
  readonly promises: readonly PromiseLine[]
  readonly children: ReactNode
}

/** Delivery, returns and payment, near the button. */
export function Reassurance({ promises, children }: ReassuranceProps) {
  const { priceInText } = useCurrency()
  return (
    <ul className="flex flex-col gap-2 text-small text-timber">
      <Line icon={Truck}>
        {promises.map(({ text, rupees }) => (
          <span key={text} className="block first:font-medium first:text-ink">
            {text.replace(amountInText, priceInText(rupees))}
          </span>
        ))}
      </Line>
      <PaymentsLine />
      {children}
    </ul>
  )
}

/** The ways to pay; those that are for Sri Lanka only stand last. */
function PaymentsLine() {
  const { t } = useTranslation()
  const payments = usePaymentsLine('disjunction')
  const last = useOffers().payments.at(-1)
  const isOfHome = last === 'cod' || last === 'koko'
  return payments === '' ? null : (
    <Line icon={CreditCard}>{isOfHome ? t('product:atHome', { payments }) : payments}</Line>
  )
}

interface LineProps {
  readonly icon: LucideIcon
  readonly children: ReactNode
}

const Line = ({ icon: Icon, children }: LineProps) => (
  <li className="flex gap-3">
    <Icon aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
    <span>{children}</span>
  </li>
)
