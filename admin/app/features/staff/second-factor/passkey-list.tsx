import type { Passkey } from '@first-fashion/contract/staff/second-factor-calls'
import { Button } from '@first-fashion/ui'
import { useState } from 'react'
import { shopDayInWords, shopTimeInWords } from '../../../platform/shop-time.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { useRemovePasskey } from './queries.ts'
import { useWords } from './words.ts'

/** The passkeys of a member, each of which can be removed. */
export function PasskeyList({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const { t } = useWords()
  const [asked, setAsked] = useState<Passkey>()
  const close = () => setAsked(undefined)
  if (passkeys.length === 0) return null
  return (
    <ul className="flex w-full flex-col gap-3">
      {passkeys.map((passkey) => (
        <li key={passkey._id} className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="break-words">{passkey.name}</p>
            <p className="text-small text-timber">
              {t('added', { day: shopDayInWords(passkey.createdAt) })}{' '}
              {passkey.lastUsedAt === null
                ? t('neverUsed')
                : t('lastUsed', { time: shopTimeInWords(passkey.lastUsedAt) })}
            </p>
          </div>
          <Button
            variant="link"
            aria-label={t('removeName', { name: passkey.name })}
            onClick={() => setAsked(passkey)}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
      {asked === undefined ? null : <RemoveDialog passkey={asked} onClose={close} />}
    </ul>
  )
}

interface DialogProps {
  readonly passkey: Passkey
  readonly onClose: () => void
}

function RemoveDialog({ passkey, onClose }: DialogProps) {
  const { t } = useWords()
  const removing = useRemovePasskey(passkey)
  return (
    <PasswordDialog
      title={t('removeName', { name: passkey.name })}
      action={t('remove')}
      variant="danger"
      sending={removing}
      onPassword={(password) => removing.mutate(password, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('removePasskeyText')}</p>
    </PasswordDialog>
  )
}
