import { buttonClass, EmptyState } from '@first-fashion/ui'
import { Link } from 'react-router'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../words/looks-words.ts'

/** A page after the last one, with the way to the first. */
export function NoSuchPage({ first }: { readonly first: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h2"
      title={t('looks:noPage')}
      text={t('looks:noPageText')}
      action={
        <Link to={first} className={buttonClass('secondary')}>
          {t('looks:firstPage')}
        </Link>
      }
    />
  )
}
