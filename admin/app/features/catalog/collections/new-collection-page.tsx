import { buttonClass } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../../platform/api.ts'
import { CollectionForm } from './collection-form.tsx'
import { useWords } from './words.ts'

/** A new collection: first its name and story; products are added on its page. */
export function NewCollectionPage() {
  const { t } = useWords()
  const queries = useQueryClient()
  const [made, setMade] = useState<string>()
  if (made !== undefined) return <Navigate to={`/collections/${made}`} replace />
  return (
    <>
      <Link to="/collections" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      <h1 className="mb-6 text-heading">{t('newCollection')}</h1>
      <div className="max-w-[42rem]">
        <CollectionForm
          collection={{ name: '', story: '' }}
          saveLabel={t('addCollection')}
          onSave={async (body) => {
            const { collection, message } = await call('staff.collection-add', { body })
            void queries.invalidateQueries({ queryKey: ['staff-collections'] })
            void queries.invalidateQueries({ queryKey: ['collections'] })
            toast.success(message)
            setMade(collection.id)
          }}
        />
      </div>
    </>
  )
}
