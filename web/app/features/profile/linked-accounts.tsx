import type { User } from '@first-fashion/contract/accounts/calls'
import {
  type SignInProviderName,
  signInProviderNames,
  signInProviders,
} from '@first-fashion/contract/accounts/sign-in-providers'
import { Button, ProviderMark } from '@first-fashion/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { type LinkChange, useLinkedAccounts, useLinkReturn } from './use-linked-accounts.ts'
import './words/linked-accounts-words.ts'
import { lazyPart } from '../../platform/lost-chunk.ts'

const LinkDialog = lazyPart(() => import('./link-dialog.tsx'))

/** One row per provider, with its state and action [B2.29]. */
export function LinkedAccounts({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const [requested, setRequested] = useState<LinkChange>()
  const { change, busy } = useLinkedAccounts()
  useLinkReturn()
  const ids = { google: user.googleId, facebook: user.facebookId }
  const waysIn = signInProviders.filter((one) => ids[one] !== null).length + (user.hasPassword ? 1 : 0)
  const link = async (provider: SignInProviderName) => {
    const request = { kind: 'link', provider } as const
    if ((await change(request)) === 'password-needed') setRequested(request)
  }
  return (
    <section className="bg-paper p-6">
      <h2 className="text-title">{t('linked-accounts:linkedAccounts')}</h2>
      <p className="mt-1 mb-4 text-small text-timber">{t('linked-accounts:linkedText')}</p>
      <ul className="flex flex-col divide-y divide-hairline border-t border-hairline">
        {signInProviders.map((provider) => (
          <Row
            key={provider}
            provider={provider}
            isLinked={ids[provider] !== null}
            isLastWayIn={ids[provider] !== null && waysIn === 1}
            isBusy={busy === provider && requested === undefined}
            onLink={() => link(provider)}
            onUnlink={() => setRequested({ kind: 'unlink', provider })}
          />
        ))}
      </ul>
      {requested === undefined ? null : (
        <Suspense>
          <LinkDialog
            requested={requested}
            isBusy={busy !== undefined}
            change={change}
            onClose={() => setRequested(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

interface RowProps {
  readonly provider: SignInProviderName
  readonly isLinked: boolean
  readonly isLastWayIn: boolean
  readonly isBusy: boolean
  readonly onLink: () => void
  readonly onUnlink: () => void
}

function Row({ provider, isLinked, isLastWayIn, isBusy, onLink, onUnlink }: RowProps) {
  const { t } = useTranslation()
  const name = signInProviderNames[provider]
  const hint = `${provider}-last-way-in`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <span className="flex min-w-0 items-center gap-3">
        <ProviderMark name={provider} size={24} />
        <span className="min-w-0">
          <span className="block font-medium">{name}</span>
          <span className={`block text-small ${isLinked ? 'text-leaf' : 'text-timber'}`}>
            {t(isLinked ? 'linked-accounts:connected' : 'linked-accounts:notConnected')}
          </span>
        </span>
      </span>
      <Button
        variant="secondary"
        busy={isBusy}
        disabled={isLastWayIn}
        aria-label={t(isLinked ? 'linked-accounts:unlinkName' : 'linked-accounts:linkName', {
          provider: name,
        })}
        aria-describedby={isLastWayIn ? hint : undefined}
        onClick={isLinked ? onUnlink : onLink}
      >
        {t(isLinked ? 'linked-accounts:unlink' : 'linked-accounts:link')}
      </Button>
      {isLastWayIn ? (
        <p id={hint} className="w-full text-small text-timber">
          {t('linked-accounts:lastSignInMethod')}
        </p>
      ) : null}
    </li>
  )
}
