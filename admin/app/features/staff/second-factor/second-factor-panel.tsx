import type { SecondFactor } from '@first-fashion/contract/staff/second-factor-calls'
import { Button, Skeleton } from '@first-fashion/ui'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { shopDayInWords } from '../../../platform/shop-time.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { useRenewRecoveryCodes, useSecondFactor, useSwitchCodesOff } from './queries.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SetUpCodes } from './set-up-codes.tsx'
import { useWords } from './words.ts'

/** What members have beside their password. */
export function SecondFactorPanel() {
  const { t } = useWords()
  const state = useSecondFactor()
  return (
    <section className="flex w-full max-w-[28rem] flex-col gap-5 border border-hairline bg-paper p-5">
      <div>
        <h2 className="text-title">{t('secondFactor')}</h2>
        <p className="mt-1 text-timber">{t('secondFactorText')}</p>
      </div>
      {state.isPending ? <Skeleton className="h-28" /> : null}
      {state.isError ? <LoadFailure error={state.error} onRetry={() => state.refetch()} /> : null}
      {state.data === undefined ? null : <Factors {...state.data.secondFactor} />}
    </section>
  )
}

type Asked = 'set-up' | 'add' | 'off' | 'renew' | { readonly codes: readonly string[] }

function Factors({ codesSince, recoveryCodesLeft, passkeys }: SecondFactor) {
  const { t } = useWords()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const show = (codes: readonly string[]) => setAsked(codes.length === 0 ? undefined : { codes })
  const isOn = codesSince !== null
  return (
    <>
      <Factor
        name={t('codes')}
        state={isOn ? t('since', { day: shopDayInWords(codesSince) }) : t('codesOff')}
      >
        <Button variant="secondary" onClick={() => setAsked(isOn ? 'off' : 'set-up')}>
          {isOn ? t('switchCodesOff') : t('setUp')}
        </Button>
      </Factor>
      <Factor name={t('passkeys')} state={t('passkeysText')}>
        <PasskeyList passkeys={passkeys} />
        {browserSupportsWebAuthn() ? (
          <Button variant="secondary" onClick={() => setAsked('add')}>
            {t('addPasskey')}
          </Button>
        ) : (
          <p className="text-small text-timber">{t('passkeyUnsupported')}</p>
        )}
      </Factor>
      {isOn || passkeys.length > 0 ? (
        <Factor name={t('recoveryCodes')} state={t('recoveryCodesLeft', { count: recoveryCodesLeft })}>
          <Button variant="secondary" onClick={() => setAsked('renew')}>
            {t('newRecoveryCodes')}
          </Button>
        </Factor>
      ) : null}
      {asked === 'set-up' ? <SetUpCodes onDone={show} onClose={close} /> : null}
      {asked === 'add' ? <AddPasskey onDone={show} onClose={close} /> : null}
      {asked === 'off' ? <SwitchOffDialog onClose={close} /> : null}
      {asked === 'renew' ? <RenewDialog onDone={show} onClose={close} /> : null}
      {typeof asked === 'object' ? <RecoveryCodesDialog codes={asked.codes} onClose={close} /> : null}
    </>
  )
}

interface FactorProps {
  readonly name: string
  readonly state: string
  readonly children: ReactNode
}

const Factor = ({ name, state, children }: FactorProps) => (
  <div className="flex flex-col items-start gap-3 border-t border-hairline pt-5">
    <div>
      <h3 className="font-medium">{name}</h3>
      <p className="text-timber">{state}</p>
    </div>
    {children}
  </div>
)

function SwitchOffDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const switching = useSwitchCodesOff()
  return (
    <PasswordDialog
      title={t('switchCodesOff')}
      action={t('switchCodesOff')}
      variant="danger"
      sending={switching}
      onPassword={(password) => switching.mutate(password, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('switchCodesOffText')}</p>
    </PasswordDialog>
  )
}

interface RenewProps {
  readonly onDone: (codes: readonly string[]) => void
  readonly onClose: () => void
}

function RenewDialog({ onDone, onClose }: RenewProps) {
  const { t } = useWords()
  const renewing = useRenewRecoveryCodes()
  return (
    <PasswordDialog
      title={t('newRecoveryCodes')}
      action={t('makeCodes')}
      sending={renewing}
      onPassword={(password) =>
        renewing.mutate(password, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
      }
      onClose={onClose}
    >
      <p>{t('newRecoveryCodesText')}</p>
    </PasswordDialog>
  )
}
