import type { LoyaltyData } from '@first-fashion/contract/loyalty/calls'
import { useEffect, useRef } from 'react'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './loyalty-words.ts'

interface Loaded {
  readonly data: LoyaltyData | undefined
  readonly isError: boolean
  readonly errorUpdatedAt: number
}

/** Says that points could not be loaded, and that the tier is another one than a moment ago. */
export function useLoyaltyToasts({ data, isError, errorUpdatedAt }: Loaded): void {
  const { t } = useTranslation()
  const tier = data?.tier
  const before = useRef(tier)
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) toasts.error(t('loyalty:failed'))
  }, [isError, errorUpdatedAt, t])
  useEffect(() => {
    const [was, is] = [before.current, tier]
    before.current = tier
    if (was === undefined || is === undefined || was.name === is.name) return
    const isUp = is.fromPoints > was.fromPoints
    if (isUp) toasts.success(t('loyalty:tierUp', { tier: is.name }))
    else toasts.info(t('loyalty:tierNow', { tier: is.name }))
  }, [tier, t])
}
