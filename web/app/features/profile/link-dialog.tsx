import { signInProviderNames } from '@first-fashion/contract/accounts/sign-in-providers'
import { Button, Dialog, TextField } from '@first-fashion/ui'
import { useId, useState } from 'react'
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import type { ChangeLink, LinkChange } from './use-linked-accounts.ts'
import './words/linked-accounts-words.ts'

interface LinkDialogProps {
  readonly requested: LinkChange
  readonly isBusy: boolean
  readonly change: ChangeLink
  readonly onClose: () => void
}

/** Confirms unlinking a provider, and asks for the password if the login is old. */
export default function LinkDialog({ requested, isBusy, change, onClose }: LinkDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const [needsPassword, setNeedsPassword] = useState(requested.kind === 'link')
  const { field, submit, setError, isChecking } = useSchemaForm<{ password?: string | undefined }>(() =>
    import('./link-password.schema.ts').then(({ linkPassword }) => linkPassword),
  )
  const provider = signInProviderNames[requested.provider]
  const confirm = async (password: string | undefined) => {
    const outcome = await change(requested, password)
    if (outcome === 'password-needed') return setNeedsPassword(true)
    if (typeof outcome !== 'object') return onClose()
    setError('password', { message: outcome.passwordError }, { shouldFocus: true })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        requested.kind === 'unlink'
          ? t('linked-accounts:unlinkTitle', { provider })
          : t('linked-accounts:confirmTitle')
      }
      closeLabel={t('linked-accounts:cancel')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('linked-accounts:cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy || isChecking}>
            {t(requested.kind === 'unlink' ? 'linked-accounts:unlink' : 'linked-accounts:confirm')}
          </Button>
        </div>
      }
    >
      <form
        id={form}
        onSubmit={submit(({ password }) => confirm(password))}
        noValidate
        className="flex flex-col gap-4"
      >
        {requested.kind === 'unlink' ? <p>{t('linked-accounts:unlinkText', { provider })}</p> : null}
        {needsPassword ? (
          <>
            <p>{t('linked-accounts:confirmText')}</p>
            <TextField
              {...field('password')}
              label={t('linked-accounts:password')}
              type="password"
              autoComplete="current-password"
            />
          </>
        ) : null}
      </form>
    </Dialog>
  )
}
