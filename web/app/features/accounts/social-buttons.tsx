import {
  type SignInProviderName,
  signInProviderNames,
} from '@first-fashion/contract/accounts/sign-in-providers'
import { Button, ProviderMark } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import type { Failure } from '../../platform/api.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { useOffers } from '../../platform/store.ts'
import { toasts } from '../../platform/toasts.ts'
import { type Translate, useTranslation } from '../../platform/words/use-translation.ts'
import { leaveForProvider } from './social-sign-in.ts'
import './words/social-sign-in-words.ts'

interface SocialButtonsProps {
  /** Where to go after signing in. */
  readonly target: string
  /** The referral code at the moment of leaving the page. */
  readonly referralOf: () => string
}

/** The sign-in providers that are set up. */
export function SocialButtons({ target, referralOf }: SocialButtonsProps) {
  const { t } = useTranslation()
  const { signIn } = useOffers()
  const [leaving, setLeaving] = useState<SignInProviderName>()
  useBackAgain(() => setLeaving(undefined))
  const leave = async (provider: SignInProviderName) => {
    setLeaving(provider)
    const failure = await leaveForProvider(provider, target, referralOf())
    if (failure === undefined) return
    setLeaving(undefined)
    toasts.error(wordsOf(t, provider, failure))
  }
  return signIn.length === 0 ? null : (
    <div className="mt-8 flex flex-col gap-3">
      <p className="flex items-center gap-4 text-small text-timber before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {t('social-sign-in:or')}
      </p>
      {signIn.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          busy={leaving === provider}
          disabled={leaving !== undefined}
          onClick={() => leave(provider)}
        >
          <ProviderMark name={provider} />
          {t('social-sign-in:continue', { provider: signInProviderNames[provider] })}
        </Button>
      ))}
    </div>
  )
}

/** Each provider has its own message for when it is unavailable [A8.12]. */
function wordsOf(t: Translate, provider: SignInProviderName, failure: Failure): string {
  if (provider === 'facebook' && failure.status === 503) return t('social-sign-in:facebookUnavailable')
  const failed = t(provider === 'google' ? 'social-sign-in:googleFailed' : 'social-sign-in:facebookFailed')
  return failure.status >= 500 ? failed : messageOr(failure, failed)
}

/** A user who goes back from the provider's page would find this one still loading. */
export function useBackAgain(listener: () => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) listener()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  })
}
