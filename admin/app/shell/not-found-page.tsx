import { buttonClass } from '@first-fashion/ui'
import { Link } from 'react-router'
import { useSharedWords } from '../platform/words/words.ts'

/** Shown for an unknown URL of the back office. */
export function NotFoundPage() {
  const { t } = useSharedWords()
  return (
    <div className="max-w-[36rem] border border-hairline bg-paper p-6">
      <h1 className="text-heading">{t('notFound')}</h1>
      <p className="mt-2 mb-6 text-timber">{t('notFoundText')}</p>
      <Link to="/" className={buttonClass('secondary')}>
        {t('toStart')}
      </Link>
    </div>
  )
}
