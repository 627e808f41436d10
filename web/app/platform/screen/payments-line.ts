import { useOffers } from '../store.ts'
import { useTranslation } from '../words/use-translation.ts'

/**
 * The ways to pay as a sentence without its end: 'Card, pay in three, cash on delivery', or with 'or' before the last.
 * Empty if there is none.
 */
export function usePaymentsLine(type: 'unit' | 'disjunction'): string {
  const { t } = useTranslation()
  const names = useOffers().payments.map((method) => t(`shell.pay.${method}`))
  const line = new Intl.ListFormat('en', { type }).format(names)
  return line.charAt(0).toUpperCase() + line.slice(1)
}
