import { buttonClass } from '@first-fashion/ui'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { CollectionForm } from './collection-form.tsx'
import { useWords } from './words.ts'

/** A new collection: first its name and story; products are added on its page. */
export function NewCollectionPage() {
  const { t } = useWords()
  const [made, setMade] = useState<string>()
  if (made !== undefined) return <Navigate to={`/collections/${made}`} replace />
  return (
    <>
      <Link to="/collections" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      <h1 className="mb-6 text-heading">{t('newCollection')}</h1>
      <div className="max-w-[42rem]">
        <CollectionForm collection={undefined} saveLabel={t('addCollection')} onSaved={setMade} />
      </div>
    </>
  )
}
