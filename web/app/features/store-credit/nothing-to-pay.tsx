import { useTranslation } from '../../platform/words/use-translation.ts'
import './store-credit-words.ts'

/** Replaces the payment methods. */
export function NothingToPay() {
  const { t } = useTranslation()
  return (
    <section role="status">
      <h2 className="mb-3 font-display text-title">{t('store-credit:nothing')}</h2>
      <p>{t('store-credit:nothingText')}</p>
    </section>
  )
}
