import type { CustomProductItem } from '@first-fashion/contract/custom-products/custom-product'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { stateReasons } from './design-state.tsx'
import './custom-products-words.ts'

/** Where the proof starts on the page of a design. */
export const proofId = 'proof'

/** The history state of a link to a design that is added once its proof is approved. */
export const addOnceApproved = { addOnceApproved: true } as const

function openProof(): void {
  const proof = document.getElementById(proofId)
  proof?.scrollIntoView({ block: 'start' })
  proof?.focus({ preventScroll: true })
}

/**
 * Buttons of a design that work in every state: `run` does one of the actions now, or opens the proof and does it once
 * the design is approved, or says why it cannot be bought.
 */
export function useOnceApproved<Name extends string>(
  { state }: Pick<CustomProductItem, 'state'>,
  actions: Readonly<Record<Name, () => void>>,
  arrivedFor?: Name,
) {
  const { t } = useTranslation()
  const [awaited, setAwaited] = useState(useArrival(arrivedFor))
  const isProofNeeded = state === 'proof-needed'
  const actOnceApproved = useEffectEvent(() => {
    if (awaited === undefined) return
    setAwaited(undefined)
    actions[awaited]()
  })
  useEffect(() => {
    if (state === 'ok') actOnceApproved()
  }, [state])
  useEffect(() => {
    if (awaited !== undefined) openProof()
  }, [awaited])
  const run = (name: Name) => {
    if (state === 'ok') return actions[name]()
    if (!isProofNeeded) return toasts.error(t(stateReasons[state]))
    setAwaited(name)
    openProof()
  }
  return { run, awaited: isProofNeeded ? awaited : undefined }
}

/** The action that a link asked for. It is taken out of the history, so that a reload asks for nothing. */
function useArrival<Name>(arrivedFor: Name | undefined): Name | undefined {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isAsked = arrivedFor !== undefined && Object(state).addOnceApproved === true
  useEffect(() => {
    if (isAsked) void navigate('.', { replace: true, preventScrollReset: true, state: null })
  }, [isAsked, navigate])
  return isAsked ? arrivedFor : undefined
}
