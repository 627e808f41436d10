import type { KeyedPartner } from '@first-fashion/contract/partner-keys/partners'
import type { KeySource } from '@first-fashion/contract/partner-keys/staff-calls'
import { Badge, Button, ConfirmDialog, Notice, Skeleton } from '@first-fashion/ui'
import { useState } from 'react'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { useRoleMay } from '../../platform/session.ts'
import { KeysForm } from './keys-form.tsx'
import { usePartnerKeys, useRemovePartnerKeys } from './queries.ts'
import { useWords } from './words.ts'

/** The keys that the shop shows to its partners. */
export function PartnerKeysPage() {
  const { t } = useWords()
  const found = usePartnerKeys()
  const [open, setOpen] = useState<KeyedPartner>()
  return (
    <>
      <h1 className="text-heading">{t('partner-keys')}</h1>
      <p className="mt-1 mb-6 max-w-[42rem] text-timber">{t('lead')}</p>
      {found.isPending ? <Skeleton className="h-96" /> : null}
      {found.isError ? <LoadFailure error={found.error} onRetry={() => found.refetch()} /> : null}
      {found.data?.isOpenedByDatabase === true ? (
        <div className="mb-4 max-w-[44rem]">
          <Notice tone="information">{t('openedByDatabase')}</Notice>
        </div>
      ) : null}
      <ul className="flex max-w-[44rem] flex-col gap-4">
        {found.data?.partners.map((one) => (
          <li key={one.partner} className="border border-hairline bg-paper p-5">
            <Partner
              source={one}
              isOpen={open === one.partner}
              onOpen={(isOpen) => setOpen(isOpen ? one.partner : undefined)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

interface PartnerProps {
  readonly source: KeySource
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

const tones = { environment: 'leaf', store: 'leaf', unreadable: 'danger', none: 'plain' } as const

function Partner({ source, isOpen, onOpen }: PartnerProps) {
  const { t } = useWords()
  const isOwner = useRoleMay('settings.change')
  const { partner, source: from, ending, setAlone, isTest } = source
  const name = t(`partners.${partner}.name`)
  return (
    <section aria-labelledby={`keys-${partner}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-[28rem]">
          <h2 id={`keys-${partner}`} className="text-title">
            {name}
          </h2>
          <p className="text-small text-timber">{t(`partners.${partner}.text`)}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge tone={tones[from]}>{t(`sources.${from}`, { ending })}</Badge>
            {isTest ? <Badge tone="accent">{t('testKeys')}</Badge> : null}
          </p>
          {setAlone.length === 0 ? null : (
            <p className="mt-2 text-small">
              {t('setAlone', { count: setAlone.length, names: setAlone.join(', ') })}
            </p>
          )}
        </div>
        {isOwner && from !== 'environment' && !isOpen ? (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => onOpen(true)}>
              {t(from === 'none' ? 'enter' : 'replace', { name })}
            </Button>
            {source.version > 0 ? <RemoveButton source={source} name={name} /> : null}
          </div>
        ) : null}
      </div>
      {isOpen ? <KeysForm source={source} onClose={() => onOpen(false)} /> : null}
    </section>
  )
}

interface RemoveProps {
  readonly source: KeySource
  readonly name: string
}

function RemoveButton({ source: { partner, version }, name }: RemoveProps) {
  const { t } = useWords()
  const removing = useRemovePartnerKeys()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="text" onClick={() => setAsked(true)}>
        {t('removeKeys', { name })}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('removeTitle', { name })}
        text={t('removeText', { name })}
        closeLabel={t('close')}
        keep={t('keepKeys')}
        confirm={t('removeConfirm')}
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate({ partner, version }, { onSettled: () => setAsked(false) })}
      />
    </>
  )
}
