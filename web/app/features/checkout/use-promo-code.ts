import { useCallback, useState } from 'react'

/** The promo code of the order: the one that is in use, or why the last one was taken away. */
export function usePromoCode() {
  const [state, setState] = useState<{ readonly code: string; readonly refusal?: string }>({ code: '' })
  const apply = useCallback((code: string) => setState({ code }), [])
  const remove = useCallback(
    (refusal?: string) => setState({ code: '', ...(refusal ? { refusal } : {}) }),
    [],
  )
  return { ...state, apply, remove }
}
