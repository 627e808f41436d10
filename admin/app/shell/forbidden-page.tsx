import type { StaffRole } from '@first-fashion/contract/staff/roles'
import { buttonClass } from '@first-fashion/ui'
import { Link } from 'react-router'
import { useSharedWords } from '../platform/words/words.ts'

/** Shown for a section that the role may not see. */
export function ForbiddenPage({ role }: { readonly role: StaffRole }) {
  const { t } = useSharedWords()
  return (
    <div className="max-w-[36rem] border border-hairline bg-paper p-6">
      <h1 className="text-heading">{t('notYours')}</h1>
      <p className="mt-2 mb-6 text-timber">{t('notYoursText', { role })}</p>
      <Link to="/" className={buttonClass('secondary')}>
        {t('toStart')}
      </Link>
    </div>
  )
}
