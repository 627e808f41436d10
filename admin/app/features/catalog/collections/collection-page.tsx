import type { StaffCollection } from '@first-fashion/contract/catalog/staff-collection-calls'
import { Button, buttonClass, ConfirmDialog, Skeleton } from '@first-fashion/ui'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { CollectionForm } from './collection-form.tsx'
import { CollectionProducts } from './collection-products.tsx'
import { useCollection, useDeleteCollection } from './queries.ts'
import { useWords } from './words.ts'

/** One collection: its name, story and products. */
export function CollectionPage() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const shown = useCollection(id)
  return (
    <>
      <Link to="/collections" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      {shown.isPending ? <Skeleton className="h-96" /> : null}
      {shown.isError ? <LoadFailure error={shown.error} onRetry={() => shown.refetch()} /> : null}
      {shown.data === undefined ? null : (
        <>
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
            <h1 className="text-heading">{shown.data.collection.name}</h1>
            <a href={`/collection?collection=${id}`} className={buttonClass('link', 'text-small')}>
              {t('seeCollectionInStore')}
            </a>
          </div>
          <div className="grid gap-6 lg:grid-cols-2">
            <CollectionForm
              key={shown.data.collection.version}
              collection={shown.data.collection}
              saveLabel={t('save')}
              onReload={() => shown.refetch()}
            >
              <DeleteCollection collection={shown.data.collection} />
            </CollectionForm>
            <CollectionProducts collection={shown.data.collection} products={shown.data.products} />
          </div>
        </>
      )}
    </>
  )
}

function DeleteCollection({ collection }: { readonly collection: StaffCollection }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const deleting = useDeleteCollection(collection.id)
  return (
    <>
      <Button variant="link" className="ml-auto text-small" onClick={() => setAsking(true)}>
        {t('deleteCollection')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('deleteCollectionTitle', { name: collection.name })}
        text={t('deleteCollectionText', { count: collection.products })}
        closeLabel={t('close')}
        keep={t('keep')}
        confirm={t('deleteCollection')}
        isBusy={deleting.isPending}
        onConfirm={() => deleting.mutate(undefined, { onSuccess: () => void navigate('/collections') })}
      />
    </>
  )
}
