import { buttonClass } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../platform/api.ts'
import { CollectionForm } from './collection-form.tsx'

/** A new collection: first its name and story; products are added on its page. */
export function NewCollectionPage() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [made, setMade] = useState<string>()
  if (made !== undefined) return <Navigate to={`/lines/${made}`} replace />
  return (
    <>
      <Link to="/lines" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      <h1 className="mb-6 text-heading">{t('newCollection')}</h1>
      <div className="max-w-[42rem]">
        <CollectionForm
          line={{ name: '', story: '' }}
          saveLabel={t('addCollection')}
          onSave={async (body) => {
            const { line, message } = await call('staff.line-add', { body })
            void queries.invalidateQueries({ queryKey: ['staff-lines'] })
            void queries.invalidateQueries({ queryKey: ['lines'] })
            toast.success(message)
            setMade(line.id)
          }}
        />
      </div>
    </>
  )
}
