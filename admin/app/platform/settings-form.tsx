import { Button } from '@first-fashion/ui'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { SaveFailure } from './save-failure.tsx'
import { useRoleMay } from './session.ts'
import { useSharedWords } from './words/words.ts'

interface SettingsFormProps {
  readonly saving: { readonly isPending: boolean; readonly error: Error | null }
  /** The query of what is edited, which is read again if somebody else saved first. */
  readonly queryKey: QueryKey
  readonly onSubmit: (event: FormEvent) => void
  readonly children: ReactNode
}

/** Settings of the shop: the owner changes them, everybody else only reads them. */
export function SettingsForm({ saving, queryKey, onSubmit, children }: SettingsFormProps) {
  const { t } = useSharedWords()
  const queries = useQueryClient()
  const isOwner = useRoleMay('settings.change')
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="max-w-[44rem]">
      <fieldset disabled={!isOwner} className="flex min-w-0 flex-col gap-5">
        {saving.error === null ? null : (
          <SaveFailure error={saving.error} onReload={() => queries.invalidateQueries({ queryKey })} />
        )}
        {children}
        {isOwner ? (
          <Button type="submit" busy={saving.isPending} className="self-start">
            {t('save')}
          </Button>
        ) : (
          <p className="text-small text-timber">{t('ownerOnly')}</p>
        )}
      </fieldset>
    </form>
  )
}
