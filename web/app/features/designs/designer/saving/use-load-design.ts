import 'virtual:contract-routes/saved-designs'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../../platform/api-browser.ts'
import { useToken } from '../../../../platform/session.ts'
import { toasts } from '../../../../platform/toasts.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useDesigner } from '../state/designer-context.ts'
import type { DesignerStore } from '../state/designer-store.ts'
import '../designer-words.ts'

/** So long after product and token are there (spec B section 9). */
const loadDelayMs = 1000

const asked = (): string | null => new URLSearchParams(window.location.search).get('loadDesign')

/**
 * Opens the saved design that the address names (spec B section 4). Answers whether it is still on its way. The address
 * forgets it afterwards, so that a reload brings back what was drawn since.
 */
export function useLoadDesign(productId: number): boolean {
  const { t } = useTranslation()
  const store = useDesigner()
  const token = useToken()
  const [id] = useState(asked)
  const [isLoading, setLoading] = useState(id !== null)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (id === null || typeof token !== 'string' || hasBegun.current) return
    const wait = setTimeout(() => {
      hasBegun.current = true
      open(store, id, productId).then((name) => {
        setLoading(false)
        window.history.replaceState(window.history.state, '', window.location.pathname)
        if (name === null) toasts.error(t('designer:loadFailed'))
        else toasts.success(t('designer:designLoaded', { name }))
      })
    }, loadDelayMs)
    return () => clearTimeout(wait)
  }, [id, productId, store, t, token])
  return isLoading && typeof token === 'string'
}

/** The name of the design; null if it could not be opened, or is of another product. */
async function open(store: DesignerStore, id: string, productId: number): Promise<string | null> {
  const answer = await api('saved-designs.get', { params: { id } })
  if (!answer.ok || answer.value.design.productInfo.printfulProductId !== productId) return null
  const { designs, currentPlacement, selectedElement, name } = answer.value.design
  store.run({ do: 'open', sides: designs })
  store.showSide(currentPlacement)
  if (selectedElement !== null) store.select([selectedElement])
  return name
}
