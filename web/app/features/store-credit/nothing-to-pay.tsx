import { useTranslation } from '../../platform/words/use-translation.ts'
import '../../platform/words/buying/store-credit.ts'

/** Replaces the payment methods. */
export function NothingToPay() {
  const { t } = useTranslation()
  return (
    <section role="status">
      <h2 className="mb-3 font-display text-title">{t('storeCredit.nothing')}</h2>
      <p>{t('storeCredit.nothingText')}</p>
    </section>
  )
}
