import type { SavedAddress } from '@first-fashion/contract/addresses/calls'
import { Badge, Button, Notice, Skeleton } from '@first-fashion/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { lineOf, nameOf } from './saved-address.rules.ts'
import { NotDelivered } from './saved-address-choice.tsx'
import { useSavedAddresses } from './use-saved-addresses.ts'
import './addresses-words.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'

const AddressDialog = lazyPart(() => import('./address-dialog.tsx'))
const RemoveAddressDialog = lazyPart(() => import('./remove-address-dialog.tsx'))

type OpenDialog = { readonly to: 'edit' | 'remove'; readonly address: SavedAddress } | 'new'

/** The customer's saved addresses for the checkout. */
export function AddressesSection() {
  const { t } = useTranslation()
  const saved = useSavedAddresses()
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  return (
    <section aria-labelledby="addresses-title" className="min-w-0 bg-paper p-6">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="addresses-title" className="text-title">
          {t('addresses:title')}
        </h2>
        <Button variant="link" className="text-small" onClick={() => setDialog('new')}>
          {t('addresses:add')}
        </Button>
      </div>
      {saved.isError ? (
        <Notice
          action={
            <Button variant="link" onClick={() => saved.refetch()}>
              {t('problem.tryAgain')}
            </Button>
          }
        >
          {t('addresses:failed')}
        </Notice>
      ) : null}
      {saved.isPending ? <Skeleton className="h-24" /> : null}
      {saved.data?.length === 0 ? <p className="text-timber">{t('addresses:none')}</p> : null}
      <ul className="grid gap-4 sm:grid-cols-2">
        {saved.data?.map((address) => (
          <li key={address._id} className="border border-hairline p-4">
            <AddressCard
              address={address}
              onEdit={() => setDialog({ to: 'edit', address })}
              onRemove={() => setDialog({ to: 'remove', address })}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {dialog === undefined ? null : dialog === 'new' ? (
          <AddressDialog address={undefined} onClose={close} />
        ) : dialog.to === 'edit' ? (
          <AddressDialog address={dialog.address} onClose={close} />
        ) : (
          <RemoveAddressDialog address={dialog.address} onClose={close} />
        )}
      </Suspense>
    </section>
  )
}

interface CardProps {
  readonly address: SavedAddress
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function AddressCard({ address, onEdit, onRemove }: CardProps) {
  const { t } = useTranslation()
  const line = lineOf(address)
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
        {nameOf(address)}
        {address.isDefault ? <Badge tone="plain">{t('addresses:default')}</Badge> : null}
      </p>
      <p className="text-small wrap-anywhere">
        {line}
        <NotDelivered address={address} />
      </p>
      <p className="text-small text-timber">
        {address.phoneCode} {address.phone}
      </p>
      <div className="mt-1 flex gap-6">
        <Button
          variant="link"
          className="text-small"
          aria-label={t('addresses:editName', { address: line })}
          onClick={onEdit}
        >
          {t('addresses:edit')}
        </Button>
        <Button
          variant="link"
          className="text-small"
          aria-label={t('addresses:removeName', { address: line })}
          onClick={onRemove}
        >
          {t('addresses:remove')}
        </Button>
      </div>
    </>
  )
}
