import { TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { PasswordDialog } from './password-dialog.tsx'
import { useAddPasskey } from './queries.ts'
import { useWords } from './words.ts'

interface AddProps {
  /** Called with recovery codes, if the passkey is the first second factor. */
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onClose: () => void
}

/** Asks for a name and the password, then has the browser make a passkey. */
export function AddPasskey({ onDone, onClose }: AddProps) {
  const { t } = useWords()
  const [name, setName] = useState('')
  const adding = useAddPasskey(name)
  return (
    <PasswordDialog
      title={t('addPasskey')}
      action={t('continue')}
      sending={adding}
      onPassword={(password) =>
        adding.mutate(password, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
      }
      onClose={onClose}
    >
      <TextField
        label={t('passkeyName')}
        hint={t('passkeyNameHint')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
        maxLength={60}
        required
      />
    </PasswordDialog>
  )
}
