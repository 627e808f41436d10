import type { Quote } from '@first-fashion/contract/checkout/quote'
import { writtenPromoCode } from '@first-fashion/contract/promo-codes/calls'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { toasts } from '../../platform/toasts.ts'
import { readChoice, writeChoice } from './draft/stored-choices.ts'

/** The promo code of the order, which survives reloads: the active code, or why the last one was removed. */
export function usePromoCode() {
  const [state, setState] = useState<{ readonly code: string; readonly refusal?: string }>(() => ({
    code: readChoice('code'),
  }))
  const apply = useCallback((code: string) => {
    writeChoice('code', code)
    setState({ code })
  }, [])
  const remove = useCallback((refusal?: string) => {
    writeChoice('code', '')
    setState({ code: '', ...(refusal ? { refusal } : {}) })
  }, [])
  useLinkedCode(apply)
  return { ...state, apply, remove }
}

/** A code that is not valid (any more) is removed, with the reason. */
export function useRefusedCode(quote: Quote | undefined, { code, remove }: ReturnType<typeof usePromoCode>) {
  const refusal = quote?.promoCodeRefusal ?? null
  useEffect(() => {
    if (refusal === null || code === '') return
    toasts.error(refusal)
    remove(refusal)
  }, [refusal, code, remove])
}

/** A link to the checkout can bring a code, which then leaves the address: a reload must not apply it again. */
function useLinkedCode(apply: (code: string) => void): void {
  const [query, setQuery] = useSearchParams()
  const linked = writtenPromoCode(query.get('code') ?? '')
  useEffect(() => {
    if (linked === '') return
    apply(linked)
    setQuery({}, { replace: true, preventScrollReset: true })
  }, [linked, apply, setQuery])
}
