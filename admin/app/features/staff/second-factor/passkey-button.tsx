import { Button, Notice } from '@first-fashion/ui'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { usePasskey } from '../../../platform/session.ts'
import { signWithPasskey } from './passkey-answers.ts'
import { useWords } from './words.ts'

interface PasskeyButtonProps {
  readonly label: string
  readonly variant?: 'primary' | 'secondary'
  /** Of the password, if the passkey is the second factor. */
  readonly challenge?: string
}

/** Signs in with a passkey; renders nothing in browsers without them. */
export function PasskeyButton({ label, variant = 'primary', challenge }: PasskeyButtonProps) {
  const { t } = useWords()
  const signingIn = usePasskey((answer) => signWithPasskey(answer, { failed: t('passkeyFailed') }), challenge)
  if (!browserSupportsWebAuthn()) return null
  return (
    <div className="flex flex-col gap-5">
      {signingIn.isError ? <Notice>{signingIn.error.message}</Notice> : null}
      <Button variant={variant} busy={signingIn.isPending} onClick={() => signingIn.mutate()}>
        {label}
      </Button>
    </div>
  )
}
