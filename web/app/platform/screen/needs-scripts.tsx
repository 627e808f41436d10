import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useStore } from '../store.ts'
import { useTranslation } from '../words/use-translation.ts'
import '../words/needs-scripts-words.ts'

/** The message of browser-only pages when JavaScript is off. */
export function NeedsScripts() {
  const { t } = useTranslation()
  const { phone, email } = useStore()
  return (
    <div className="scripted:hidden" data-needs-scripts>
      <p className="mb-6 max-w-[36rem] text-lead">{t('problem.needsScripts')}</p>
      {phone && email && (
        <p className="mb-6">
          <Link to={paths.contact()} className="text-leaf underline underline-offset-4">
            {t('problem.orderByPhone')}
          </Link>
        </p>
      )}
    </div>
  )
}
