import { useTranslation } from 'react-i18next'
import { BatikMark } from '../../shell/error-page.tsx'
import { NewsletterBox } from '../newsletter/newsletter-box.tsx'
import '../../platform/words/later.ts'

interface ComingProps {
  readonly title: 'soon.communityTitle' | 'soon.designTitle' | 'soon.loyaltyTitle'
  readonly text: 'soon.communityText' | 'soon.designText' | 'soon.loyaltyText'
}

/** A screen that links name and that is still being built: says so, and offers to write when it opens. */
export function ComingPage({ title, text }: ComingProps) {
  const { t } = useTranslation()
  return (
    <main id="content">
      <title>{`${t(title)} · First Fashion`}</title>
      <meta name="description" content={t(text)} />
      <div className="page flex flex-col items-start gap-5 pt-14">
        <BatikMark />
        <h1 className="max-w-[44rem] text-display">{t(title)}</h1>
        <p className="max-w-[38rem] text-lead text-timber">{t(text)}</p>
        <p>{t('soon.news')}</p>
      </div>
      <NewsletterBox source="website" />
    </main>
  )
}
