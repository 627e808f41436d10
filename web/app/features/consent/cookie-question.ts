import type { TrackingPartner } from '@first-fashion/contract/consent/tracking-partners'
import { useOffers } from '../../platform/store.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { partnersOf } from './cookie-partners.ts'
import './cookies-words.ts'

interface CookieQuestion {
  readonly text: string
  readonly asksMarketing: boolean
  /** Whom the text names: the answer is about them, too. */
  readonly partners: readonly TrackingPartner[]
}

/** What the store asks for, and for whom. */
export function useCookieQuestion(): CookieQuestion {
  const { t } = useTranslation()
  const { consents, tracking } = useOffers()
  const asksMarketing = consents.includes('marketing')
  const partners = partnersOf(tracking)
  const text = t(asksMarketing ? 'cookies:text' : 'cookies:textAnalytics')
  const names = partners.map((name) => t(`cookies:${name}`)).join(' and ')
  return {
    text: names === '' ? text : `${text} ${t('cookies:partners', { names })}`,
    asksMarketing,
    partners,
  }
}
