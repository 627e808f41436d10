import type { StaffCollection } from '@first-fashion/contract/catalog/staff-collection-calls'
import { Button, buttonClass, Dialog, Skeleton } from '@first-fashion/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../../platform/api.ts'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { CollectionForm } from './collection-form.tsx'
import { CollectionProducts } from './collection-products.tsx'
import { useWords } from './words.ts'

/** One collection: its name, story and products. */
export function CollectionPage() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const shown = useQuery({
    queryKey: ['staff-collection', id],
    queryFn: () => call('staff.collection', { params: { id } }),
  })
  const take = ({ message, ...answer }: Awaited<ReturnType<typeof call<'staff.collection-products'>>>) => {
    queries.setQueryData(['staff-collection', id], answer)
    for (const key of ['staff-collections', 'collections', 'products', 'product'])
      void queries.invalidateQueries({ queryKey: [key] })
    toast.success(message)
  }
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
              onSave={async (words) => {
                const { version } = shown.data.collection
                take(await call('staff.collection-edit', { params: { id }, body: { version, ...words } }))
              }}
            >
              <DeleteCollection collection={shown.data.collection} />
            </CollectionForm>
            <CollectionProducts
              collection={shown.data.collection}
              products={shown.data.products}
              onPlace={async (body) =>
                take(await call('staff.collection-products', { params: { id }, body }))
              }
            />
          </div>
        </>
      )}
    </>
  )
}

function DeleteCollection({ collection }: { readonly collection: StaffCollection }) {
  const { t } = useWords()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      const { collections, message } = await call('staff.collection-delete', {
        params: { id: collection.id },
      })
      queries.setQueryData(['staff-collections'], collections)
      for (const key of ['collections', 'products', 'product'])
        void queries.invalidateQueries({ queryKey: [key] })
      toast.success(message)
      await navigate('/collections')
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="link" className="ml-auto text-small" onClick={() => setAsking(true)}>
        {t('deleteCollection')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('deleteCollectionTitle', { name: collection.name })}
        closeLabel={t('close')}
        footer={
          <div className="flex justify-end gap-3">
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button look="danger" busy={isBusy} onClick={remove}>
              {t('deleteCollection')}
            </Button>
          </div>
        }
      >
        <p>{t('deleteCollectionText', { count: collection.products })}</p>
      </Dialog>
    </>
  )
}
