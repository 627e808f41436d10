import type { LoyaltyData } from '@first-fashion/contract/loyalty/calls'
import { useEffect } from 'react'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useUser } from '../accounts/index.ts'
import { rememberTier } from './seen-tier.ts'
import './loyalty-words.ts'

interface Loaded {
  readonly data: LoyaltyData | undefined
  readonly error: Error | null
  readonly errorUpdatedAt: number
}

/** Says that points could not be loaded, and that the tier is another one than when it was last seen. */
export function useLoyaltyToasts({ data, error, errorUpdatedAt }: Loaded): void {
  const { t } = useTranslation()
  const account = useUser(useToken()).data?._id
  const tier = data?.tier
  useEffect(() => {
    if (error !== null && errorUpdatedAt > 0) toasts.error(refusalWords(error, t('loyalty:failed')))
  }, [error, errorUpdatedAt, t])
  useEffect(() => {
    if (account === undefined || tier === undefined) return
    const before = rememberTier(account, tier)
    if (before === undefined || before.name === tier.name) return
    if (tier.fromPoints > before.fromPoints) toasts.success(t('loyalty:tierUp', { tier: tier.name }))
    else toasts.info(t('loyalty:tierNow', { tier: tier.name }))
  }, [account, tier, t])
}
