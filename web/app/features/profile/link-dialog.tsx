import { signInProviderNames } from '@first-fashion/contract/accounts/sign-in-providers'
import { Button, Dialog, TextField } from '@first-fashion/ui'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangeLink, LinkChange } from './use-linked-accounts.ts'
import '../../platform/words/social.ts'

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
  const [error, setError] = useState<string>()
  const provider = signInProviderNames[requested.provider]
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (needsPassword && password === '') return setError(t('social.passwordMissing'))
    setError(undefined)
    const outcome = await change(requested, needsPassword ? password : undefined)
    if (outcome === 'password-needed') return setNeedsPassword(true)
    if (typeof outcome === 'object') return setError(outcome.passwordError)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={requested.kind === 'unlink' ? t('social.unlinkTitle', { provider }) : t('social.confirmTitle')}
      closeLabel={t('social.cancel')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('social.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {t(requested.kind === 'unlink' ? 'social.unlink' : 'social.confirm')}
          </Button>
        </div>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {requested.kind === 'unlink' ? <p>{t('social.unlinkText', { provider })}</p> : null}
        {needsPassword ? (
          <>
            <p>{t('social.confirmText')}</p>
            <TextField
              label={t('social.password')}
              name="password"
              type="password"
              autoComplete="current-password"
              error={error}
            />
          </>
        ) : null}
      </form>
    </Dialog>
  )
}
