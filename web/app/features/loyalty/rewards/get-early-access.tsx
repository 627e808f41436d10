import { buttonClass } from '@first-fashion/ui'
import { Link } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import './rewards-words.ts'

/** The way to early access for points. */
export default function GetEarlyAccess() {
  const { t } = useTranslation()
  return (
    <Link to={`${paths.loyalty()}?tab=rewards`} className={buttonClass('link', 'self-start')}>
      {t('rewards:getEarlyAccess')}
    </Link>
  )
}
